import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import { getCode } from 'viem/actions'
import { recoverSigner, toEoaSignature } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { CheckFailedError } from './CheckFailedError.ts'

/**
 * The wallet's answer as the account's contract reads it, once it is seen to be the signer's and for this hash
 * (behaviour/payments#recovered-signer).
 *
 * @param client the node that knows whether the signer is a contract
 * @throws CheckFailedError `otherSignature` when it is of something else, or another's; `contractSigner` for the answer of a contract
 */
export async function ownSignature(
  client: ChainClient,
  answer: string,
  signer: Address,
  hash: Hash,
): Promise<Hex> {
  try {
    // Read as a key's signature: one that only names its owner proves nothing.
    const signature = isMarked(answer) ? answer : toEoaSignature(answer)
    if (isAddressEqual(await recoverSigner({ hash, signature }), signer)) return signature
  } catch {
    // What cannot be read has no signer.
  }
  throw await notOwn(client, signer)
}

/**
 * Why an answer that no key of the signer has made is refused: that of a contract (EIP-1271) is neither false nor of a key. An address that
 * nobody could ask about is none.
 *
 * @param client the node that knows whether the signer is a contract
 */
export async function notOwn(client: ChainClient, signer: Address): Promise<CheckFailedError> {
  const code = await getCode(client, { address: signer }).catch(() => undefined)
  return new CheckFailedError({ kind: code === undefined ? 'otherSignature' : 'contractSigner' })
}

/** Whether a signature is one of the hash as a message, marked for the contract (v is 31 or 32). Some devices answer so. */
const isMarked = (answer: string): answer is Hex => /^0x[0-9a-f]{128}(?:1f|20)$/i.test(answer)
