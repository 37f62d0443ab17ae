import type { Address } from 'viem'

import { isImitation } from './imitation.ts'
import type { LedgerView } from './ledger.ts'

/** The places of entries in the history, newest first. */
export type ShownEntries = {
  readonly length: number
  slice(start: number, end: number): number[]
}

type Entries = LedgerView['entries']

/** The whole history. */
export function allEntries({ length }: Entries): ShownEntries {
  return placesFrom(length, (place) => place)
}

/** The trusted entries of a ledger, up to the one that was looked at last. */
const found = new WeakMap<object, { upTo: number; places: number[] }>()

/**
 * The history without transfers of tokens that are not trusted. Each entry is looked at once.
 *
 * @param isTrusted always the same of a chain
 */
export function trustedEntries(
  { of: ledger, entries }: Pick<LedgerView, 'of' | 'entries'>,
  isTrusted: (token: Address) => boolean,
): ShownEntries {
  const known = found.get(ledger) ?? { upTo: 0, places: [] }
  found.set(ledger, known)
  for (; known.upTo < entries.length; known.upTo++) {
    const token = entries.tokenAt(known.upTo)
    if (token === undefined || isTrusted(token)) known.places.push(known.upTo)
  }
  const { places } = known
  // Another read may have seen later entries.
  let length = places.length
  while (length > 0 && (places[length - 1] ?? 0) >= entries.length) length -= 1
  return placesFrom(length, (index) => places[index] ?? 0)
}

/** Each comparison reads entries: after this many other requests are answered first. */
const comparedAtOnce = 500

/** The entries among others that imitate none of their neighbours in the whole history. */
export async function genuineEntries(
  shown: ShownEntries,
  entries: Entries,
  options: Parameters<typeof isImitation>[2],
): Promise<ShownEntries> {
  const genuine: number[] = []
  for (const [index, place] of shown.slice(0, shown.length).entries()) {
    if (index % comparedAtOnce === comparedAtOnce - 1)
      await new Promise((resolve) => setTimeout(resolve))
    if (!isImitation(entries, place, options)) genuine.push(place)
  }
  return genuine
}

function placesFrom(length: number, placeOf: (index: number) => number): ShownEntries {
  return {
    length,
    slice: (start, end) =>
      Array.from({ length: Math.max(0, Math.min(end, length) - start) }, (_, offset) =>
        placeOf(length - 1 - start - offset),
      ),
  }
}
