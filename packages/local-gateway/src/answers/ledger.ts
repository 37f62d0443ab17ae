import type { Address, Hash } from 'viem'

import type { ChainEvent, EventContent, EventOf } from '../indexer/ChainEvent.ts'
import type { EventLog, Placed } from '../indexer/eventLog.ts'
import type { HistoryEntry, OwnersExecution } from './history.ts'
import {
  type ModuleTransaction,
  moduleTransaction,
  unknownModuleTransaction,
} from './moduleTransactions.ts'
import { isTransfer, partiesOf, type TransferEvent } from './transfers.ts'

/** A list that only grows, at one moment: later items are not in it. An item is put together when it is asked for. */
export type Rows<Item> = {
  readonly length: number
  /** Oldest first. */
  at(index: number): Item | undefined
  /** The items that pass a test, newest first. */
  newestFirst(test?: (item: Item) => boolean): Item[]
}

/** Rows of events. */
type EventRows<Item> = Rows<Item> & {
  /** The contract that emitted an event, which is found without the rest of it. */
  emitterAt(index: number): Address | undefined
  /** The events of an Ethereum transaction, newest first. */
  inTransaction(hash: Hash): Item[]
}

/** What an account has done and received, at one moment. */
export type LedgerView = {
  /** The ledger, which only grows: a fork makes another one. */
  of: object
  /** Where its events end: each one moves it on. */
  end: number
  /** By their nonces, the lowest first. */
  executions: Rows<OwnersExecution>
  /** The execution of a hash. */
  executionOf(safeTxHash: Hash): OwnersExecution | undefined
  modules: EventRows<ModuleTransaction>
  transfers: EventRows<TransferEvent>
  /** The transfers to the account. */
  incoming: EventRows<TransferEvent>
  entries: Rows<HistoryEntry> & {
    /** The ERC-20 token of an entry that is nothing but its transfer. */
    tokenAt(index: number): Address | undefined
  }
  /** The approvals of a hash on the chain. */
  approvalsOf(hash: Hash): readonly EventOf<'hashApproved'>[]
  /** The collectibles that moved, among the transfers. */
  collectibles: Rows<EventOf<'erc721Transfer'>>
  /** The ERC-20 tokens that moved, each once. */
  tokens: Rows<Address>
  owners: readonly Address[]
  proxyCreation: EventOf<'proxyCreation'> | undefined
  setup: EventOf<'safeSetup'> | undefined
  /** The newest time of an event, in milliseconds; null without events. */
  newest: number | null
}

/**
 * The lists of an account. They are kept up to date by its events, so that a read does not go through its history. A list has the
 * places of the events in their log, and nothing of what they contain.
 */
export type Ledger = {
  /** Adds the next events of the account, in the chain's order: always whole Ethereum transactions. */
  add(events: Iterable<Placed>): void
  view(): LedgerView
  /** The result of the events before a place. This ledger is not changed. */
  cut(log: EventLog, place: number): Ledger
  /** Everything in it, to be kept. It is only to be read. */
  contents(): LedgerContents
}

/** What another ledger can begin with. */
export type LedgerContents = Lists

/** How many transfers of one Ethereum transaction are listed. */
const maxTransfers = 100

/** What one Ethereum transaction did with the account: places of events. */
type Group = {
  hash: Hash
  /** The calls that have not ended. Of one that no event announced it is known which event ends it. */
  calls: { place: number; endsAt: number | null }[]
  moduleCalls: { place: number; logIndex: number }[]
  executions: { call: number; executed: number; hash: Hash }[]
  modules: { call: number; executed: number }[]
  /** The first of its transfers in the list of the account. */
  firstTransfer: number
}

/** What an entry of the history is, as a number. */
const kindOf = { multisig: 0, module: 1, transfer: 2 } as const

/** Everything that a ledger has; changes with each event. Each list is in the chain's order. */
type Lists = {
  /** Each that ended. Where the call is not known, its end stands in the place of the call. */
  executions: { calls: number[]; executed: number[] }
  /** Where an execution is in the list. */
  byHash: Map<Hash, number>
  /** The same of the modules. */
  modules: { calls: number[]; executed: number[] }
  transfers: number[]
  incoming: number[]
  /** The kind, where it is in its list, and which of the transfers were with it. */
  entries: { kinds: number[]; items: number[]; from: number[]; to: number[] }
  approvals: Map<Hash, readonly number[]>
  collectibles: number[]
  tokens: Map<Address, number>
  tokenList: Address[]
  owners: readonly Address[]
  ownerChanges: number[]
  proxyCreation: { place: number; event: EventOf<'proxyCreation'> } | undefined
  setup: { place: number; event: EventOf<'safeSetup'> } | undefined
  /** The times that were the newest ones, and the places of their events. */
  newest: { times: number[]; places: number[] }
}

/** A ledger without events, or with what another one had. */
export function createLedger(
  safe: Address,
  log: EventLog,
  contents: LedgerContents = emptyLists(),
): Ledger {
  return ledgerOver(safe, log, contents)
}

function emptyLists(): Lists {
  return {
    executions: { calls: [], executed: [] },
    byHash: new Map(),
    modules: { calls: [], executed: [] },
    transfers: [],
    incoming: [],
    entries: { kinds: [], items: [], from: [], to: [] },
    approvals: new Map(),
    collectibles: [],
    tokens: new Map(),
    tokenList: [],
    owners: [],
    ownerChanges: [],
    proxyCreation: undefined,
    setup: undefined,
    newest: { times: [], places: [] },
  }
}

function ledgerOver(safe: Address, log: EventLog, lists: Lists): Ledger {
  const ledger: Ledger = {
    add(events) {
      let group: Group | undefined
      for (const placed of events) {
        const { transactionHash } = placed.event
        if (group?.hash !== transactionHash) {
          if (group) closeGroup(lists, group)
          group = newGroup(lists, transactionHash)
        }
        takeTime(lists, placed)
        takeMove(lists, placed, safe)
        if (placed.event.emitter === safe) takeOwn(lists, group, placed)
      }
      if (group) closeGroup(lists, group)
    },
    view: () => viewOf(ledger, log, lists),
    contents: () => lists,
    cut: (rest, place) => ledgerOver(safe, rest, cutLists(lists, log, place)),
  }
  return ledger
}

function takeTime({ newest }: Lists, { place, event }: Placed): void {
  if (event.timestamp <= (newest.times.at(-1) ?? -Infinity)) return
  newest.times.push(event.timestamp)
  newest.places.push(place)
}

/** Takes an event of whichever contract. */
function takeMove(lists: Lists, { place, event }: Placed, safe: Address): void {
  if (event.kind === 'proxyCreation') lists.proxyCreation ??= { place, event }
  if (event.kind === 'erc721Transfer') lists.collectibles.push(place)
  if (event.kind === 'erc20Transfer' && !lists.tokens.has(event.emitter)) {
    lists.tokens.set(event.emitter, place)
    lists.tokenList.push(event.emitter)
  }
  if (!isTransfer(event, safe)) return
  lists.transfers.push(place)
  if (partiesOf(event).to === safe) lists.incoming.push(place)
}

/** Takes an event of the account itself. */
function takeOwn(lists: Lists, group: Group, { place, event }: Placed): void {
  switch (event.kind) {
    case 'safeSetup':
      lists.setup ??= { place, event }
      return takeOwners(lists, place, event)
    case 'ownerAdded':
    case 'ownerRemoved':
      return takeOwners(lists, place, event)
    case 'hashApproved':
      lists.approvals.set(event.hash, [...(lists.approvals.get(event.hash) ?? []), place])
      return
    case 'multisigTransaction':
      group.calls.push({ place, endsAt: event.nonce === null ? event.logIndex : null })
      return
    case 'executed':
      return takeExecuted(group, event, place)
    case 'moduleTransaction':
      group.moduleCalls.push({ place, logIndex: event.logIndex })
      return
    case 'moduleExecuted':
      return takeModuleExecuted(group, event, place)
    default:
      return
  }
}

function takeOwners(
  lists: Pick<Lists, 'owners' | 'ownerChanges'>,
  place: number,
  event: ChainEvent,
): void {
  lists.ownerChanges.push(place)
  lists.owners = ownersAfter(lists.owners, event)
}

/** The owners after a change of them. */
function ownersAfter(owners: readonly Address[], event: ChainEvent): readonly Address[] {
  switch (event.kind) {
    case 'safeSetup':
      return [...event.owners]
    case 'ownerAdded':
      return owners.includes(event.owner) ? owners : [event.owner, ...owners]
    case 'ownerRemoved':
      return owners.filter((owner) => owner !== event.owner)
    default:
      return owners
  }
}

/**
 * `SafeMultiSigTransaction` comes before its `ExecutionSuccess` or `ExecutionFailure`, and does not carry the hash. An account
 * that calls itself again nests them, so the last one opened is the first one closed. Without a call it was executed all the same.
 */
function takeExecuted(
  { calls, executions }: Group,
  { safeTxHash: hash, logIndex }: EventOf<'executed'>,
  executed: number,
): void {
  const last = calls.findLastIndex(({ endsAt }) => endsAt === null || endsAt === logIndex)
  const [call] = last < 0 ? [] : calls.splice(last, 1)
  executions.push({ call: call?.place ?? executed, executed, hash })
}

/**
 * `SafeModuleTransaction` comes before the event of its end. A call that no event announced has the place of its end in the log. Without
 * a call it was executed all the same.
 */
function takeModuleExecuted(
  { moduleCalls, modules }: Group,
  { logIndex }: EventOf<'moduleExecuted'>,
  executed: number,
): void {
  const last = moduleCalls.findLastIndex((call) => call.logIndex <= logIndex)
  const [call] = last < 0 ? [] : moduleCalls.splice(last, 1)
  modules.push({ call: call?.place ?? executed, executed })
}

/** Lists what an Ethereum transaction did, after its last event. */
function closeGroup(lists: Lists, { executions, modules, firstTransfer }: Group): void {
  const transfers = lists.transfers.length
  const own: { kind: number; item: number; call: number }[] = []
  // An inner execution ends first, with the higher nonce: a nonce is taken when a call begins.
  for (const { call, executed, hash } of executions.sort((a, b) => a.call - b.call)) {
    const item = lists.executions.calls.length
    if (!lists.byHash.has(hash)) lists.byHash.set(hash, item)
    lists.executions.calls.push(call)
    lists.executions.executed.push(executed)
    own.push({ kind: kindOf.multisig, item, call })
  }
  for (const { call, executed } of modules.sort((a, b) => a.call - b.call)) {
    own.push({ kind: kindOf.module, item: lists.modules.calls.length, call })
    lists.modules.calls.push(call)
    lists.modules.executed.push(executed)
  }
  const addEntry = (kind: number, item: number) => {
    lists.entries.kinds.push(kind)
    lists.entries.items.push(item)
    lists.entries.from.push(firstTransfer)
    lists.entries.to.push(transfers)
  }
  // Every transaction of the owners and of the modules is listed once; its transfers only where there is none.
  for (const { kind, item } of own.sort((a, b) => a.call - b.call)) addEntry(kind, item)
  if (own.length > 0) return
  for (let item = Math.max(firstTransfer, transfers - maxTransfers); item < transfers; item++)
    addEntry(kindOf.transfer, item)
}

function newGroup({ transfers }: Lists, hash: Hash): Group {
  const firstTransfer = transfers.length
  return { hash, calls: [], moduleCalls: [], executions: [], modules: [], firstTransfer }
}

/** The lists as they are now. */
function viewOf(ledger: Ledger, log: EventLog, lists: Lists): LedgerView {
  const { owners, proxyCreation, setup, newest, byHash, approvals } = lists
  const { end } = log
  const executions = rowsOf(lists.executions.calls.length, (index) => ({
    transaction: readCall(log, lists.executions.calls[index]),
    executed: readKind(log, lists.executions.executed[index], 'executed'),
    place: index,
  }))
  const modules = eventRows(log, lists.modules.calls, (place, index) => {
    const executed = readKind(log, lists.modules.executed[index], 'moduleExecuted')
    const call = log.at(place)
    return call.kind === 'moduleTransaction'
      ? moduleTransaction(call, executed)
      : unknownModuleTransaction(executed)
  })
  const transfers = eventRows(log, lists.transfers, (place) => readTransfer(log, place))
  return {
    of: ledger,
    end,
    executions,
    // It may have been added after this view was taken: then it is not in the rows.
    executionOf: (safeTxHash) => executions.at(byHash.get(safeTxHash) ?? -1),
    modules,
    transfers,
    incoming: eventRows(log, lists.incoming, (place) => readTransfer(log, place)),
    entries: {
      ...rowsOf(lists.entries.kinds.length, (index) => {
        const { kinds, items, from, to } = lists.entries
        const item = items[index] ?? -1
        return entryOf({ executions, modules, transfers }, kinds[index], item, {
          from: from[index] ?? 0,
          to: to[index] ?? 0,
        })
      }),
      tokenAt(index) {
        if (lists.entries.kinds[index] !== kindOf.transfer) return undefined
        const { kind, emitter } = log.peek(lists.transfers[lists.entries.items[index] ?? -1] ?? 0)
        return kind === 'erc20Transfer' ? emitter : undefined
      },
    },
    approvalsOf: (hash) =>
      (approvals.get(hash) ?? [])
        .filter((place) => place < end)
        .map((place) => readKind(log, place, 'hashApproved')),
    collectibles: rowsOf(lists.collectibles.length, (index) =>
      readKind(log, lists.collectibles[index], 'erc721Transfer'),
    ),
    tokens: rowsOf(lists.tokenList.length, (index) => lists.tokenList[index] ?? '0x'),
    owners,
    proxyCreation: proxyCreation?.event,
    setup: setup?.event,
    newest: newest.times.at(-1) ?? null,
  }
}

/** An entry of the history. What the owners or a module did is read when it is asked for: long lists are cut first. */
function entryOf(
  { executions, modules, transfers }: Pick<LedgerView, 'executions' | 'modules' | 'transfers'>,
  kind: number | undefined,
  item: number,
  moved: { from: number; to: number },
): HistoryEntry | undefined {
  const movedBeside = once(() =>
    Array.from({ length: moved.to - moved.from }, (_, offset) =>
      transfers.at(moved.from + offset),
    ).filter((transfer) => transfer !== undefined),
  )
  switch (kind) {
    case kindOf.multisig: {
      const read = once(() => known(executions.at(item)))
      return {
        kind: 'multisig',
        get timestamp() {
          return read().executed.timestamp
        },
        get execution() {
          return read()
        },
        get transfers() {
          return movedBeside()
        },
      }
    }
    case kindOf.module: {
      const read = once(() => known(modules.at(item)))
      return {
        kind: 'module',
        get timestamp() {
          return read().timestamp
        },
        get transaction() {
          return read()
        },
        get transfers() {
          return movedBeside()
        },
      }
    }
    default: {
      const transfer = transfers.at(item)
      return transfer && { kind: 'transfer', timestamp: transfer.timestamp, transfer }
    }
  }
}

/** Reads a value when it is asked for, and once. */
function once<Value>(read: () => Value): () => Value {
  let value: { read: Value } | undefined
  return () => (value ??= { read: read() }).read
}

/** An item that is in its list. */
function known<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('An entry of the history is in no list.')
  return item
}

/** Reads an event that is known to be of a kind. */
function readKind<Kind extends EventContent['kind']>(
  log: EventLog,
  place: number | undefined,
  kind: Kind,
): EventOf<Kind> {
  const event = log.at(place ?? 0)
  if (event.kind !== kind) throw new Error(`At ${place} is ${event.kind}, not ${kind}.`)
  return event as EventOf<Kind>
}

/** The call of an execution; null where its end stands in its place. */
function readCall(log: EventLog, place: number | undefined): EventOf<'multisigTransaction'> | null {
  const event = log.at(place ?? 0)
  return event.kind === 'multisigTransaction' ? event : null
}

function readTransfer(log: EventLog, place: number): TransferEvent {
  const event = log.at(place)
  switch (event.kind) {
    case 'received':
    case 'erc20Transfer':
    case 'erc721Transfer':
      return event
    default:
      throw new Error(`At ${place} is ${event.kind}, no transfer.`)
  }
}

function rowsOf<Item>(length: number, read: (index: number) => Item | undefined): Rows<Item> {
  return {
    length,
    at: (index) => (index >= 0 && index < length ? read(index) : undefined),
    newestFirst(test = () => true) {
      const found: Item[] = []
      for (let index = length - 1; index >= 0; index--) {
        const item = read(index)
        if (item !== undefined && test(item)) found.push(item)
      }
      return found
    },
  }
}

/** Rows of the events at these places. */
function eventRows<Item>(
  log: EventLog,
  places: readonly number[],
  read: (place: number, index: number) => Item,
): EventRows<Item> {
  const { length } = places
  return {
    ...rowsOf(length, (index) => read(places[index] ?? 0, index)),
    emitterAt: (index) => (index < length ? log.peek(places[index] ?? 0).emitter : undefined),
    inTransaction(hash) {
      const found: Item[] = []
      for (let index = length - 1; index >= 0; index--) {
        const place = places[index] ?? 0
        if (log.isIn(place, hash)) found.push(read(place, index))
      }
      return found
    },
  }
}

/** The lists without what comes from a place on. */
function cutLists(lists: Lists, log: EventLog, end: number): Lists {
  const executions = countBefore(lists.executions.executed, end)
  const modules = countBefore(lists.modules.executed, end)
  const transfers = countBefore(lists.transfers, end)
  /** By the kind of an entry. */
  const kept = [executions, modules, transfers]
  const { kinds, items } = lists.entries
  let entries = kinds.length
  const isGone = (index: number) => (items[index] ?? 0) >= (kept[kinds[index] ?? 0] ?? 0)
  while (entries > 0 && isGone(entries - 1)) entries -= 1

  const byHash = new Map(lists.byHash)
  for (const executed of lists.executions.executed.slice(executions)) {
    const { safeTxHash } = readKind(log, executed, 'executed')
    if ((byHash.get(safeTxHash) ?? 0) >= executions) byHash.delete(safeTxHash)
  }
  const tokenList = lists.tokenList.filter((token) => (lists.tokens.get(token) ?? 0) < end)
  const ownerChanges = firstOf(lists.ownerChanges, end)
  const newest = countBefore(lists.newest.places, end)
  const ifBefore = <Item extends { place: number }>(item: Item | undefined) =>
    item && item.place < end ? item : undefined
  return {
    executions: cutColumns(lists.executions, executions),
    byHash,
    modules: cutColumns(lists.modules, modules),
    transfers: lists.transfers.slice(0, transfers),
    incoming: firstOf(lists.incoming, end),
    entries: cutColumns(lists.entries, entries),
    approvals: cutApprovals(lists.approvals, end),
    collectibles: firstOf(lists.collectibles, end),
    tokens: new Map(tokenList.map((token) => [token, lists.tokens.get(token) ?? 0])),
    tokenList,
    owners: ownerChanges.map((place) => log.at(place)).reduce(ownersAfter, []),
    ownerChanges,
    proxyCreation: ifBefore(lists.proxyCreation),
    setup: ifBefore(lists.setup),
    newest: cutColumns(lists.newest, newest),
  }
}

/** How many of the places are before another one. Those that are not are at the end, and few. */
function countBefore(places: readonly number[], end: number): number {
  let count = places.length
  while (count > 0 && (places[count - 1] ?? 0) >= end) count -= 1
  return count
}

function firstOf(places: readonly number[], end: number): number[] {
  return places.slice(0, countBefore(places, end))
}

function cutColumns<Columns extends Record<string, number[]>>(
  columns: Columns,
  length: number,
): Columns {
  const cut = Object.entries(columns).map(([name, column]) => [name, column.slice(0, length)])
  // The same columns.
  return Object.fromEntries(cut) as Columns
}

function cutApprovals(approvals: Lists['approvals'], end: number): Lists['approvals'] {
  const kept: Lists['approvals'] = new Map()
  for (const [hash, places] of approvals) {
    const before = places.every((place) => place < end) ? places : firstOf(places, end)
    if (before.length > 0) kept.set(hash, before)
  }
  return kept
}
