'use client'

import { type KeyboardEvent, useRef, useState } from 'react'

/**
 * Makes a list one stop for Tab. Inside it the arrows, Home, End and the first letters of a name move the focus.
 *
 * @param first the row that Tab stops at before any other was visited
 */
export function useRovingList(first: string | undefined) {
  const [visited, setVisited] = useState<string>()
  const typed = useRef({ text: '', at: 0 })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const rows = rowsIn(event.currentTarget)
    const at = rows.findIndex((row) => row.matches(':focus'))
    const target = rows[letterIndex(event, at, rows) ?? arrowIndex(event, at, rows)]
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  /** The row whose name starts with what was typed. One letter again and again walks through those that start with it. */
  function letterIndex(event: KeyboardEvent, at: number, rows: HTMLElement[]): number | undefined {
    const { key, timeStamp } = event
    if (key.length !== 1 || key === ' ' || event.altKey || event.ctrlKey || event.metaKey) return
    const text = (timeStamp - typed.current.at > 800 ? '' : typed.current.text) + key.toLowerCase()
    typed.current = { text, at: timeStamp }
    const from = text.length === 1 ? at + 1 : Math.max(at, 0)
    const order = [...rows.slice(from), ...rows.slice(0, from)]
    const match = order.find((row) => row.dataset['ckRow']?.toLowerCase().startsWith(text))
    return match && rows.indexOf(match)
  }

  return {
    /** For the element around the rows. */
    listProps: { onKeyDown },
    /** For each row. A list that lost the visited row falls back to its first. */
    rowProps: (id: string, name: string, ids: readonly string[]) => ({
      'data-ck-row': name,
      tabIndex: (visited !== undefined && ids.includes(visited) ? visited : first) === id ? 0 : -1,
      onFocus: () => setVisited(id),
    }),
  }
}

function rowsIn(list: HTMLElement): HTMLElement[] {
  return Array.from(list.querySelectorAll<HTMLElement>('[data-ck-row]'))
}

function arrowIndex({ key }: KeyboardEvent, at: number, rows: HTMLElement[]): number {
  const rightToLeft = rows[0] ? getComputedStyle(rows[0]).direction === 'rtl' : false
  const last = rows.length - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowDown':
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(at + 1, last)
    case 'ArrowUp':
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(at - 1, 0)
    default:
      return -1
  }
}
