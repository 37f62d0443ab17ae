import type { Address } from 'viem'

import type { ChainEvent } from '../indexer/ChainEvent.ts'

/** The owners of an account, derived from its events. */
export function ownersOf(events: readonly ChainEvent[], safe: Address): Address[] {
  let owners: Address[] = []
  for (const event of events) {
    if (event.emitter !== safe) continue
    if (event.kind === 'safeSetup') owners = [...event.owners]
    if (event.kind === 'ownerAdded' && !owners.includes(event.owner))
      owners = [event.owner, ...owners]
    if (event.kind === 'ownerRemoved') owners = owners.filter((owner) => owner !== event.owner)
  }
  return owners
}
