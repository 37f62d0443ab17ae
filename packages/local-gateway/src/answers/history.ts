import type { EventOf } from '../indexer/ChainEvent.ts'
import type { ModuleTransaction } from './moduleTransactions.ts'
import type { TransferEvent } from './transfers.ts'

/** An execution by the owners: how it ended, and the call. */
export type OwnersExecution = {
  /** Null where no event contains it and the node does not say. */
  transaction: EventOf<'multisigTransaction'> | null
  executed: EventOf<'executed'>
  /** How many executions of the account have a lower nonce. */
  place: number
}

/** An entry of the history, before it becomes an answer. */
export type HistoryEntry =
  | { kind: 'multisig'; timestamp: number; execution: OwnersExecution; transfers: Moved }
  | { kind: 'module'; timestamp: number; transaction: ModuleTransaction; transfers: Moved }
  | { kind: 'transfer'; timestamp: number; transfer: TransferEvent }

/** What moved in the same Ethereum transaction. */
type Moved = readonly TransferEvent[]

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
  const format = new Intl.DateTimeFormat('sv', { timeZone })
  return (timestamp) => format.format(timestamp)
}
