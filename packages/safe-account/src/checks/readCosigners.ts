import { isAddressEqual } from 'viem'

import type { ChainClient } from '../chain/ChainClient.ts'
import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { CheckedSignature, ClaimedSignatures } from './checkSignatures.ts'
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
 * @throws what viem throws when the chain has to be asked and the node does not answer
 */
export async function readCosigners(
  client: ChainClient,
  signable: SignableTransaction,
  { confirmations, owners }: ClaimedSignatures,
): Promise<Cosigners> {
  const judged = await Promise.all(
    confirmations.map((one) => readSignatures(client, signable, { confirmations: [one], owners })),
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
