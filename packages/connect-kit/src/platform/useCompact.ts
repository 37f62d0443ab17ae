'use client'

import { useSyncExternalStore } from 'react'

import * as limits from '../limits.ts'

/**
 * True below 768 px, where the dialogs are sheets (behaviour/connect-modal#compact). Width decides, not the device. False on the
 * server, and where there is no `matchMedia`; where a page stands in for that, it may not tell of a change.
 */
export function useCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => match()?.matches ?? false,
    () => false,
  )
}

function subscribe(changed: () => void) {
  match()?.addEventListener?.('change', changed)
  return () => match()?.removeEventListener?.('change', changed)
}

let list: Partial<MediaQueryList> | undefined

/** What the engine says of the width: one list for all, as each dialog asks many times. A page without a screen, as in jsdom, has none. */
const match = (): Partial<MediaQueryList> | undefined =>
  (list ??= (globalThis as Partial<typeof globalThis>).matchMedia?.(
    `(width < ${limits.compactBelowWidth}px)`,
  ))
