import { type Address, type Hex, isAddressEqual } from 'viem'

import type { ChainClient } from '../chain/ChainClient.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { CheckedSignature } from './checkSignatures.ts'
import { readSignatures } from './readSignatures.ts'

/** Who has signed a proposal. */
export type Cosigners = {
  /** One for each owner who has: recovered here, or confirmed by the chain. */
  signed: readonly CheckedSignature[]
  /** What does not count, and why. A second one of an owner who has signed is needless, and no fault. */
  leftOut: readonly CheckedSignature[]
}

/**
 * Judges every signature of a proposal by itself: of two that only the chain can judge, the first may fail and the second hold
 * (behaviour/outlives#owners-from-chain).
 *
 * @param owners from the chain
 * @throws what viem throws when the chain has to be asked and the node does not answer
 */
export async function readCosigners(
  client: ChainClient,
  signable: SignableTransaction,
  {
    signatures,
    owners,
  }: { signatures: readonly { owner: Address; signature: Hex }[]; owners: readonly Address[] },
): Promise<Cosigners> {
  const judged = await Promise.all(
    signatures.map(({ owner, signature }) =>
      readSignatures(client, signable, {
        confirmations: [{ owner, signature }],
        owners,
      }),
    ),
  )
  const signed: CheckedSignature[] = []
  const leftOut: CheckedSignature[] = []
  for (const one of judged.flat()) {
    const hasSigned = signed.some(({ owner }) => isAddressEqual(owner, one.owner))
    if (one.worth === 'signed' && !hasSigned) signed.push(one)
    else if (one.worth !== 'signed') leftOut.push(one)
  }
  return { signed, leftOut }
}
