import { type Address, isAddressEqual } from 'viem'
import type { NonceStep } from '@ghost-pay/safe-account/queue'

import type { Proposal } from './proposal.ts'

/** An owner, and how many proposals wait for their signature. */
export type OwnerTurn = { owner: Address; isViewer: boolean; count: number }

/**
 * How many proposals each owner can still sign, the viewer first. Owners for whom nothing waits are not in it: what has its
 * signatures needs nobody's.
 */
export function whoseTurn(
  steps: readonly NonceStep<Proposal>[],
  owners: readonly Address[],
  viewer: Address | undefined,
): OwnerTurn[] {
  const open = steps
    .flatMap((step) => (step.kind === 'gap' || step.position === 'past' ? [] : step.proposals))
    .filter(({ isReady, isStopped }) => !isReady && !isStopped)
  return owners
    .map((owner) => ({
      owner,
      isViewer: viewer !== undefined && isAddressEqual(owner, viewer),
      count: open.filter(({ missing }) => missing.some((one) => isAddressEqual(one, owner))).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.isViewer) - Number(a.isViewer))
}
