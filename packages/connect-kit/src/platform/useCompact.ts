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
  const list = match()
  list?.addEventListener?.('change', changed)
  return () => list?.removeEventListener?.('change', changed)
}

/** What the engine says of the width. A page without a screen, for example in jsdom, has no media. */
const match = (): Partial<MediaQueryList> | undefined =>
  (globalThis as Partial<typeof globalThis>).matchMedia?.(`(width < ${limits.compactBelowWidth}px)`)
