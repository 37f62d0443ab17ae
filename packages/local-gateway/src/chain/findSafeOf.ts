import type { Address, Hash } from 'viem'

import type { ChainSnapshot, ServedChain } from './serveChain.ts'

/** The account that a transaction belongs to: by its proposal, or by its execution. */
export function findSafeOf(
  { indexer }: Pick<ServedChain, 'indexer'>,
  { store, view: { index } }: ChainSnapshot,
  safeTxHash: Hash,
): Address | undefined {
  const proposed = store.current().proposals.get(safeTxHash)
  if (proposed) return proposed.safe
  return [...index.safes(), ...indexer.watched()].find((safe) =>
    index.ledgerOf(safe).executionOf(safeTxHash),
  )
}
