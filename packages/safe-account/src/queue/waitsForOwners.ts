import { type Address, isAddressEqual } from 'viem'

import type { NonceStep } from './nonceLine.ts'

/** An owner, and how many transactions wait for their signature. */
export type WaitsForOwner = { owner: Address; isViewer: boolean; count: number }

/**
 * Counts how many transactions each owner can still sign, the viewer first. Owners for whom nothing waits are left out: what has its
 * signatures needs nobody's.
 *
 * @param steps the line of places, each transaction with the owners who have not signed
 * @param viewer the connected address
 */
export function waitsForOwners(
  steps: readonly NonceStep<{
    isReady: boolean
    isStopped: boolean
    missing: readonly Address[]
  }>[],
  owners: readonly Address[],
  viewer: Address | undefined,
): WaitsForOwner[] {
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
