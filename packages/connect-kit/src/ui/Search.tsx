'use client'

import type { KeyboardEvent, RefObject } from 'react'

import { SearchIcon } from './icons.tsx'

/** From this many rows on a list can be searched. */
export const searchFrom = 12

export type SearchProps = {
  label: string
  query: string
  onQuery: (query: string) => void
  /** Around the rows that are left. */
  list: RefObject<HTMLElement | null>
}

/**
 * The field over a list. In a dialog “/” leads to it (Dialog.tsx). Enter takes the first row, the arrow goes to it, and Escape
 * clears what was typed before it closes anything.
 */
export function Search({ label, query, onQuery, list }: SearchProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const row = list.current?.querySelector<HTMLElement>('[data-ck-row]')
    if (event.key === 'Enter' && query !== '' && row) row.click()
    else if (event.key === 'ArrowDown' && row) row.focus()
    else if (event.key === 'Escape' && query !== '') onQuery('')
    else return
    event.preventDefault()
  }

  return (
    <label className="ck-search">
      <SearchIcon />
      {/* No field of a form of the host's around it: Enter sends nothing. */}
      <input
        form=""
        type="search"
        placeholder={label}
        aria-label={label}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  )
}

/** The entries whose name contains every word of the query, in upper or lower case. */
export function matchNames<each extends { name: string }>(
  list: readonly each[],
  query: string,
): readonly each[] {
  if (!query) return list
  const words = query.toLowerCase().split(/\s+/)
  return list.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
