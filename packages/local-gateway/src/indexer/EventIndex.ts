import type { Address } from 'viem'

import type { ChainEvent, EventOf } from './ChainEvent.ts'

/** The events of a chain, by account. Everything in it can be read from the chain again. */
export type EventIndex = {
  /** Adds events under those of their addresses that `isWanted` accepts. */
  add(events: readonly ChainEvent[], isWanted: (address: Address) => boolean): void
  /** Removes the events after a block. */
  rewind(block: number): void
  /** What an address emitted, how it was created, and the tokens it sent and received; in the chain's order. */
  eventsOf(address: Address): readonly ChainEvent[]
  /** Every account that was set up, oldest first. */
  safes(): readonly Address[]
  isSafe(address: Address): boolean
}

/** An index without events. */
export function createEventIndex(): EventIndex {
  let byAddress = new Map<Address, ChainEvent[]>()
  let setups: EventOf<'safeSetup' | 'proxyCreation'>[] = []

  function addTo(address: Address, event: ChainEvent) {
    const list = byAddress.get(address)
    if (list) list.push(event)
    else byAddress.set(address, [event])
  }

  return {
    add(events, isWanted) {
      for (const event of events) {
        for (const address of addressesOf(event)) if (isWanted(address)) addTo(address, event)
        // Before 1.3.0 an account emits no event when it is set up, only its factory does.
        const isSetup =
          event.kind === 'safeSetup' || (event.kind === 'proxyCreation' && event.singleton === null)
        if (isSetup && isWanted(accountOf(event))) setups.push(event)
      }
    },
    rewind(block) {
      const stays = (event: ChainEvent) => event.block <= block
      setups = setups.filter(stays)
      byAddress = new Map(
        [...byAddress]
          .map(([address, events]) => [address, events.filter(stays)] as const)
          .filter(([, events]) => events.length > 0),
      )
    },
    eventsOf: (address) => byAddress.get(address) ?? [],
    safes: () => [...new Set(setups.map(accountOf))],
    isSafe: (address) => setups.some((setup) => accountOf(setup) === address),
  }
}

function accountOf(setup: EventOf<'safeSetup' | 'proxyCreation'>): Address {
  return setup.kind === 'safeSetup' ? setup.emitter : setup.proxy
}

/** The addresses that an event concerns. */
export function addressesOf(event: ChainEvent): readonly Address[] {
  switch (event.kind) {
    case 'erc20Transfer':
    case 'erc721Transfer':
      return event.from === event.to ? [event.from] : [event.from, event.to]
    case 'proxyCreation':
      return [event.proxy]
    default:
      return [event.emitter]
  }
}
