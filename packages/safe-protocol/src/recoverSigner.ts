import type { Address, Hex } from 'viem'
import { hashMessage, recoverAddress } from 'viem/utils'

import { InvalidFieldError, InvalidSignatureError } from './errors.ts'
import { isHashText } from './hex.ts'
import { parseSignature } from './signature.ts'

/**
 * Whose signature it is. For keys (`eoa`, `ethSign`) the address is recovered; for `approvedHash` and `contract` it is
 * the one written in the signature, and only the chain can say whether it holds.
 *
 * @param parameters.hash what was signed: `safeTxHash` or `safeMessageHash`
 * @param parameters.signature one signature as it stands alone
 * @throws InvalidSignatureError when it cannot be read or nothing can be recovered, InvalidFieldError when the hash is not 32 bytes
 */
export async function recoverSigner({
  hash,
  signature,
}: {
  hash: Hex
  signature: Hex
}): Promise<Address> {
  if (!isHashText(hash)) throw new InvalidFieldError('hash', hash, '32 bytes as hex text')
  const parsed = parseSignature(signature)
  if ('owner' in parsed) return parsed.owner
  const ethSign = parsed.kind === 'ethSign'
  try {
    return await recoverAddress({
      hash: ethSign ? hashMessage({ raw: hash }) : hash,
      signature: ethSign ? withoutEthSignMark(parsed.signature) : parsed.signature,
    })
  } catch (cause) {
    throw new InvalidSignatureError('unrecoverable', signature, { cause })
  }
}

/** v 31/32 back to the 27/28 of the key that signed. */
function withoutEthSignMark(signature: Hex): Hex {
  const v = Number.parseInt(signature.slice(-2), 16) - 4
  return `0x${signature.slice(2, -2)}${v.toString(16)}`
}
