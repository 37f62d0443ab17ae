import { type Address, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import type { ProposalSignature } from '@ghost-pay/payments/cosign'
import {
  type CheckedSignature,
  readSignatures,
  type SignableTransaction,
} from '@ghost-pay/safe-account'

import { chainClient } from './chainClient.ts'

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
  config: Config,
  signable: SignableTransaction,
  { signatures, owners }: { signatures: readonly ProposalSignature[]; owners: readonly Address[] },
): Promise<Cosigners> {
  const judged = await Promise.all(
    signatures.map(({ owner, signature }) =>
      readSignatures(chainClient(config, signable.chainId), signable, {
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
