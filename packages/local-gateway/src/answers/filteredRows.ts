import type { LedgerView, Rows } from './ledger.ts'

/** The rows that pass a test, newest first. A row is read when it is asked for. */
export type FilteredRows<Item> = {
  readonly length: number
  at(index: number): Item | undefined
  slice(start: number, end: number): Item[]
}

/** Where the rows that pass a test are, up to the row that was looked at last. */
type Found = { upTo: number; places: number[] }

/** By ledger and by the name of a filter; the filter that was used last is at the end. */
const found = new WeakMap<object, Map<string, Found>>()
/** So many filters are remembered for an account. */
const maxFilters = 8

/** Each test reads a row: after so many other requests are answered first. */
const testedAtOnce = 1000

/**
 * Filters a list of an account. A row is looked at once: the next call with the same filter looks at the later rows only.
 *
 * @param name what the test depends on: tests of the same name have to be the same for this ledger
 */
export async function filteredRows<Item>(
  { of: ledger }: Pick<LedgerView, 'of'>,
  rows: Rows<Item>,
  { name, test }: { name: string; test: (item: Item) => boolean },
): Promise<FilteredRows<Item>> {
  const known = foundBy(ledger, name)
  // Another call may use the same filter meanwhile: each takes the next row that was not tested yet.
  for (let tested = 1; known.upTo < rows.length; tested++) {
    const place = known.upTo++
    const item = rows.at(place)
    if (item !== undefined && test(item)) known.places.push(place)
    if (tested % testedAtOnce === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  const { places } = known
  // Another call may have seen later rows.
  let length = places.length
  while (length > 0 && (places[length - 1] ?? 0) >= rows.length) length -= 1
  const at = (index: number) => {
    const place = index >= 0 && index < length ? places[length - 1 - index] : undefined
    return place === undefined ? undefined : rows.at(place)
  }
  return {
    length,
    at,
    slice: (start, end) =>
      Array.from({ length: Math.max(0, Math.min(end, length) - start) }, (_, offset) =>
        at(start + offset),
      ).filter((item) => item !== undefined),
  }
}

function foundBy(ledger: object, name: string): Found {
  const filters = found.get(ledger) ?? new Map<string, Found>()
  found.set(ledger, filters)
  const known = filters.get(name) ?? { upTo: 0, places: [] }
  filters.delete(name)
  filters.set(name, known)
  const [oldest] = filters.keys()
  if (filters.size > maxFilters && oldest !== undefined) filters.delete(oldest)
  return known
}
