'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, and a new rendering when that changes. False on the server, and where there is no `matchMedia`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = match(query)
      if (!list) return () => {}
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => match(query)?.matches ?? false,
    () => false,
  )
}

/** What the engine says of a query. A page without a screen, for example in jsdom, has no media. */
const match = (query: string): MediaQueryList | undefined =>
  (globalThis as Partial<typeof globalThis>).matchMedia?.(query)
