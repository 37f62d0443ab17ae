import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import { getCode } from 'viem/actions'
import { recoverSigner, toEoaSignature } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isContractCode } from '../chain/isContractAt.ts'
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
  throw await notOwn(client, answer, signer)
}

/**
 * Why an answer that no key of the signer has made is refused: that of a contract (EIP-1271) is neither false nor of a key. A person's
 * address that delegates to a contract (EIP-7702) has a key as well: what looks like a key's signature is held to be one. An address
 * that nobody could ask about is no contract.
 *
 * @param client the node that knows whether the signer is a contract
 */
export async function notOwn(
  client: ChainClient,
  answer: string,
  signer: Address,
): Promise<CheckFailedError> {
  const code = await getCode(client, { address: signer }).catch(() => undefined)
  const isContracts = isContractCode(code) || (code !== undefined && !isOfKey(answer))
  return new CheckFailedError({ kind: isContracts ? 'contractSigner' : 'otherSignature' })
}

/** Whether an answer is as long as a key's signature: 65 bytes, or 64 (EIP-2098). */
const isOfKey = (answer: string): boolean => /^0x[0-9a-f]{128}(?:[0-9a-f]{2})?$/i.test(answer)

/** Whether a signature is one of the hash as a message, marked for the contract (v is 31 or 32). Some devices answer so. */
const isMarked = (answer: string): answer is Hex => /^0x[0-9a-f]{128}(?:1f|20)$/i.test(answer)
