import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import { recoverSigner, toEoaSignature } from '@ghost-pay/safe-protocol'

import { CheckFailedError } from './CheckFailedError.ts'

/**
 * The wallet's answer as the account's contract reads it, once it is seen to be the signer's and for this hash
 * (behaviour/payments#recovered-signer).
 *
 * @throws CheckFailedError `otherSignature` when it is of something else, or another's
 */
export async function ownSignature(answer: string, signer: Address, hash: Hash): Promise<Hex> {
  try {
    // Read as a key's signature: one that only names its owner proves nothing.
    const signature = isMarked(answer) ? answer : toEoaSignature(answer)
    if (isAddressEqual(await recoverSigner({ hash, signature }), signer)) return signature
  } catch {
    // What cannot be read has no signer.
  }
  throw new CheckFailedError({ kind: 'otherSignature' })
}

/** Whether a signature is one of the hash as a message, marked for the contract (v is 31 or 32). Some devices answer so. */
const isMarked = (answer: string): answer is Hex => /^0x[0-9a-f]{128}(?:1f|20)$/i.test(answer)
