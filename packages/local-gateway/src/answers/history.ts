import type { Address } from 'viem'

import type { ChainEvent } from '../indexer/ChainEvent.ts'
import { type ModuleTransaction, moduleTransactions } from './moduleTransactions.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'
import { type TransferEvent, transfersOf } from './transfers.ts'

/** An entry of the history, before it becomes an answer. */
export type HistoryEntry =
  | { kind: 'multisig'; timestamp: number; transaction: MultisigTransaction }
  | { kind: 'module'; timestamp: number; transaction: ModuleTransaction }
  | { kind: 'transfer'; timestamp: number; transfer: TransferEvent }

/** How many transfers of one Ethereum transaction are listed. */
const maxTransfers = 100

/**
 * The history of an account, newest first. Each Ethereum transaction is listed in one form: as the owners'
 * transactions in it, else as its modules', else as transfers.
 */
export function historyOf(
  safe: Address,
  events: readonly ChainEvent[],
  transactions: readonly MultisigTransaction[],
): HistoryEntry[] {
  const groups = new Map<string, Group>()
  function groupOf(hash: string, block: number): Group {
    const group = groups.get(hash) ?? {
      block,
      place: Infinity,
      multisig: [],
      module: [],
      transfers: [],
    }
    groups.set(hash, group)
    return group
  }
  for (const transaction of transactions) {
    if (!transaction.execution) continue
    const { transactionHash, block, logIndex } = transaction.execution
    const group = groupOf(transactionHash, block)
    group.multisig.push(transaction)
    group.place = Math.min(group.place, logIndex)
  }
  for (const transaction of moduleTransactions(events, safe)) {
    const group = groupOf(transaction.transactionHash, transaction.block)
    group.module.push(transaction)
    group.place = Math.min(group.place, transaction.logIndex)
  }
  for (const transfer of transfersOf(events, safe)) {
    const group = groupOf(transfer.transactionHash, transfer.block)
    group.transfers.push(transfer)
    group.place = Math.min(group.place, transfer.logIndex)
  }
  return [...groups.values()]
    .sort((a, b) => b.block - a.block || b.place - a.place)
    .flatMap(toEntries)
}

type Group = {
  block: number
  /** The index of its first log that concerns the account. */
  place: number
  multisig: MultisigTransaction[]
  module: ModuleTransaction[]
  transfers: TransferEvent[]
}

function toEntries({ multisig, module, transfers }: Group): HistoryEntry[] {
  if (multisig.length > 0)
    return multisig
      .sort((a, b) => b.nonce - a.nonce)
      .map((transaction) => ({
        kind: 'multisig',
        timestamp: transaction.execution?.timestamp ?? transaction.submittedAt,
        transaction,
      }))
  if (module.length > 0)
    return module.reverse().map((transaction) => ({
      kind: 'module',
      timestamp: transaction.timestamp,
      transaction,
    }))
  return transfers
    .reverse()
    .slice(0, maxTransfers)
    .map((transfer) => ({ kind: 'transfer', timestamp: transfer.timestamp, transfer }))
}

/**
 * Puts a label before the first entry of each day.
 *
 * @param dayOf the day of a moment in milliseconds, as something to compare
 * @param before when the last entry of the page before happened; its label is not repeated when the time is the same
 * @param midnight label with the start of the day (UTC) in the place of the first entry's moment
 */
export function withDateLabels<Entry extends { timestamp: number }>(
  entries: readonly Entry[],
  {
    dayOf,
    before,
    midnight,
  }: { dayOf: (timestamp: number) => string; before: number | null; midnight: boolean },
): ({ type: 'DATE_LABEL'; timestamp: number } | Entry)[] {
  return entries.flatMap((entry, index) => {
    const last = index === 0 ? before : (entries[index - 1]?.timestamp ?? null)
    const isSameDay =
      last !== null &&
      (index === 0 ? last === entry.timestamp : dayOf(last) === dayOf(entry.timestamp))
    if (isSameDay) return [entry]
    const timestamp = midnight ? startOfDay(entry.timestamp) : entry.timestamp
    return [{ type: 'DATE_LABEL' as const, timestamp }, entry]
  })
}

const dayLength = 86_400_000

/** 00:00 UTC of the day. */
export function startOfDay(timestamp: number): number {
  return timestamp - (timestamp % dayLength)
}

/**
 * Which day a moment belongs to in a time zone.
 *
 * @throws RangeError when there is no such time zone
 */
export function dayIn(timeZone: string): (timestamp: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return (timestamp) => format.format(timestamp)
}
