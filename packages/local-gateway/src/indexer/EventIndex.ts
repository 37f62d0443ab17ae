import type { Address } from 'viem'

import {
  createLedger,
  type Ledger,
  type LedgerContents,
  type LedgerView,
} from '../answers/ledger.ts'
import type { ChainEvent, EventOf } from './ChainEvent.ts'
import { createEventLog, type EventLog, type LogContents, type Placed } from './eventLog.ts'
import { createAddressTable } from './packedEvents.ts'

/** The events of a chain, by account. Everything in it can be read from the chain again. */
export type EventIndex = {
  /** Adds events under those of their addresses that `isWanted` accepts. */
  add(events: readonly ChainEvent[], isWanted: (address: Address) => boolean): void
  /** Removes the events of an address. */
  forget(address: Address): void
  /** Removes the events after a block. */
  rewind(block: number): void
  /** What an address emitted, how it was created, and the tokens it sent and received; in the chain's order. */
  eventsOf(address: Address): readonly ChainEvent[]
  /** The lists that these events lead to, as they are now. */
  ledgerOf(address: Address): LedgerView
  /** Every account that was set up, oldest first. */
  safes(): readonly Address[]
  isSafe(address: Address): boolean
  /** Everything in it, to be kept. It is only to be read. */
  contents(): IndexContents
}

/** What another index can begin with. */
export type IndexContents = {
  addresses: readonly Address[]
  /** The blocks of the setups. */
  setups: ReadonlyMap<Address, number>
  filed: readonly {
    address: Address
    log: LogContents
    ledger: LedgerContents | undefined
    inLedger: number
  }[]
}

/** An index without events, or with those of another one. */
export function createEventIndex(contents?: IndexContents): EventIndex {
  const addresses = createAddressTable(contents?.addresses)
  let byAddress = new Map<Address, Filed>(
    contents?.filed.map((kept) => {
      const log = createEventLog(addresses, kept.log)
      const ledger = kept.ledger && createLedger(kept.address, log, kept.ledger)
      return [kept.address, { log, ledger, inLedger: kept.inLedger }]
    }),
  )
  let setups = new Map(contents?.setups)

  function filedUnder(address: Address): Filed {
    const known = byAddress.get(address)
    if (known) return known
    const filed: Filed = { log: createEventLog(addresses), ledger: undefined, inLedger: 0 }
    byAddress.set(address, filed)
    return filed
  }

  /** The ledger of an address with all of its events; `added` are those that it has not, when they are at hand. */
  function ledgerOf(address: Address, filed: Filed, added?: readonly Placed[]): Ledger {
    const { log, inLedger } = filed
    const ledger = (filed.ledger ??= createLedger(address, log))
    if (inLedger < log.end) ledger.add(added ?? log.from(inLedger))
    filed.inLedger = log.end
    return ledger
  }

  return {
    add(events, isWanted) {
      const changed = new Map<Address, { added: Placed[]; isComplete: boolean }>()
      for (const event of events) {
        for (const address of addressesOf(event)) {
          if (!isWanted(address)) continue
          const { log, inLedger } = filedUnder(address)
          const change = changed.get(address) ?? { added: [], isComplete: inLedger === log.end }
          changed.set(address, change)
          change.added.push({ place: log.push(event), event })
        }
        // Before 1.3.0 an account emits no event when it is set up, only its factory does.
        const isSetup =
          event.kind === 'safeSetup' || (event.kind === 'proxyCreation' && event.singleton === null)
        if (!isSetup) continue
        const account = accountOf(event)
        if (isWanted(account) && !setups.has(account)) setups.set(account, event.block)
      }
      // Now rather than in the next read. Most other addresses are of people, and are never read.
      for (const [address, { added, isComplete }] of changed) {
        const filed = filedUnder(address)
        if (filed.ledger || setups.has(address))
          ledgerOf(address, filed, isComplete ? added : undefined)
      }
    },
    forget(address) {
      byAddress.delete(address)
      setups.delete(address)
    },
    rewind(block) {
      setups = new Map([...setups].filter(([, setup]) => setup <= block))
      byAddress = new Map(
        [...byAddress]
          .map(([address, filed]) => [address, withoutEventsAfter(block, filed)] as const)
          .filter(([, { log }]) => log.end > 0),
      )
    },
    eventsOf: (address) =>
      [...(byAddress.get(address)?.log.from(0) ?? [])].map(({ event }) => event),
    ledgerOf(address) {
      const filed = byAddress.get(address)
      return (
        filed ? ledgerOf(address, filed) : createLedger(address, createEventLog(addresses))
      ).view()
    },
    safes: () => [...setups.keys()],
    isSafe: (address) => setups.has(address),
    contents: () => ({
      addresses: addresses.all(),
      setups,
      filed: [...byAddress].map(([address, { log, ledger, inLedger }]) => ({
        address,
        log: log.contents(),
        ledger: ledger?.contents(),
        inLedger,
      })),
    }),
  }
}

/** The events of an address, and the place up to which its ledger has them. It has none before it is asked for. */
type Filed = { log: EventLog; ledger: Ledger | undefined; inLedger: number }

/** What a view has taken stays as it was: log and lists are made anew. */
function withoutEventsAfter(block: number, filed: Filed): Filed {
  if (filed.log.lastBlock <= block) return filed
  const end = filed.log.endOf(block)
  const log = filed.log.cut(end)
  const inLedger = Math.min(filed.inLedger, end)
  return { log, ledger: filed.ledger?.cut(log, end), inLedger }
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
