import { GatewayParameterError } from '../errors.ts'
import { isPlain } from '../schema.ts'
import type { UnknownMember } from '../schemas/union.ts'
import { idOfUnknown, isUnknown, timeOfUnknown } from './unknownItem.ts'

/** What happened on one day. */
export type Day<item> = {
  /** The day in the person's time zone: `2026-11-20`. */
  day: string
  /** When the first of its items happened, in milliseconds. */
  timestamp: number
  items: item[]
  /** What could not be read, where there is any: it happened all the same. Without a time of its own it is with what was before it. */
  unknown?: UnknownMember[]
}

/**
 * Sorts items into days, in the order they come. The day is worked out from each item's own time: the gateway's labels start a
 * day at 00:00 UTC or at its first transaction, by age, and come again on a further page.
 *
 * @param timeZone IANA name; default: the platform's
 * @throws GatewayParameterError when there is no such zone
 */
export function groupByDay<item>(
  items: readonly (item | UnknownMember | DateLabel)[],
  {
    timeOf,
    idOf,
    timeZone,
  }: {
    timeOf: (item: item) => number
    idOf: (item: item) => string
    timeZone?: string | undefined
  },
): Day<item>[] {
  const format = dayFormat(timeZone)
  const days = new Map<string, Day<item>>()
  const seen = new Set<string>()
  let before = 0
  for (const item of items) {
    if (isLabel(item)) {
      // Only an item without a time of its own is placed by a label.
      before = item.timestamp
      continue
    }
    const isBad = isUnknown(item)
    const id = isBad ? idOfUnknown(item) : idOf(item)
    if (id !== undefined && seen.has(id)) continue
    if (id !== undefined) seen.add(id)
    const timestamp = (isBad ? timeOfUnknown(item) : timeOf(item)) ?? before
    before = timestamp
    const day = format(timestamp)
    const of = days.get(day) ?? { day, timestamp, items: [] }
    days.set(day, of)
    if (isBad) of.unknown = [...(of.unknown ?? []), item]
    else of.items.push(item)
  }
  return [...days.values()]
}

type DateLabel = { type: 'DATE_LABEL'; timestamp: number }

const isLabel = (item: unknown): item is DateLabel => isPlain(item) && item.type === 'DATE_LABEL'

function dayFormat(timeZone: string | undefined): (timestamp: number) => string {
  const format = formatOf(timeZone)
  return (timestamp) => {
    const parts = Object.fromEntries(
      format.formatToParts(timestamp).map(({ type, value }) => [type, value]),
    )
    return `${parts.year}-${parts.month}-${parts.day}`
  }
}

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      calendar: 'gregory',
      numberingSystem: 'latn',
    })
  } catch {
    throw new GatewayParameterError('timeZone', timeZone, 'the IANA name of a time zone')
  }
}
