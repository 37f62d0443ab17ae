import type { ReactNode } from 'react'

/** Something that can be gone to. */
export type FinderEntry = {
  /** Unique among all entries. */
  id: string
  kind: 'place' | 'account' | 'person' | 'payment'
  /** The face of whom it is about, or the sign of the page. */
  icon: ReactNode
  /** What it is called. */
  name: string
  /** A softer word beside it. */
  detail: string
  /** What else it is found by: an address, a symbol. */
  also: string
  /** Where it leads. */
  path: string
}

/** As many as stand on a phone above the keyboard. */
const shownEntries = 8

/** As many other accounts are offered before anything is typed: pages have their places in the frame. */
const offeredAccounts = 3

/**
 * Finds what somebody has typed: every word must occur, in any case and without accents. What begins with the first word comes first, then what
 * has a word that begins with it; without any word, other accounts and then pages.
 */
export function findEntries(entries: readonly FinderEntry[], typed: string): FinderEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) {
    const of = (wanted: FinderEntry['kind']) => entries.filter(({ kind }) => kind === wanted)
    return [...of('account').slice(0, offeredAccounts), ...of('place')].slice(0, shownEntries)
  }
  return entries
    .flatMap((entry) => {
      const name = plain(entry.name)
      const all = `${name} ${plain(entry.detail)} ${plain(entry.also)}`
      if (!words.every((word) => all.includes(word))) return []
      const rank = name.startsWith(first) ? 0 : all.includes(` ${first}`) ? 1 : 2
      return [{ entry, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, shownEntries)
    .map(({ entry }) => entry)
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
