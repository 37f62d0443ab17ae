/** What happened on one day. */
export type Day<item> = {
  /** The day in the person's time zone: `2026-11-20`. */
  day: string
  /** When the first of its items happened, in milliseconds. */
  timestamp: number
  items: item[]
}

/**
 * Sorts items into days, in the order they come. The day is worked out from each item's own time: the gateway's labels start a
 * day at 00:00 UTC or at its first transaction, by age, and come again on a further page.
 *
 * @param timeZone IANA name; default: the platform's
 */
export function groupByDay<item>(
  items: readonly item[],
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
  for (const item of items) {
    if (seen.has(idOf(item))) continue
    seen.add(idOf(item))
    const timestamp = timeOf(item)
    const day = format(timestamp)
    const known = days.get(day)
    if (known) known.items.push(item)
    else days.set(day, { day, timestamp, items: [item] })
  }
  return [...days.values()]
}

function dayFormat(timeZone: string | undefined): (timestamp: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  return (timestamp) => {
    const parts = Object.fromEntries(
      format.formatToParts(timestamp).map(({ type, value }) => [type, value]),
    )
    return `${parts.year}-${parts.month}-${parts.day}`
  }
}
