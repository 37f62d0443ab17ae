'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page is hydrated, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
