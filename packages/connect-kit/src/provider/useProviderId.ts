'use client'

import { useId, useState, useSyncExternalStore } from 'react'

import { shared } from '../platform/shared.ts'

/** The ids that the providers of the page have by themselves. */
const taken = shared('provider ids', new Set<string>())

/**
 * The id of a provider to which the host gives none. React’s own is the same on the server, but also in every part of the page that is
 * hydrated by itself, and in another React: one that is taken gets a number.
 */
export function useProviderId(): string {
  const wanted = `ck${useId().replace(/\W/g, '')}`
  const [{ claim, read }] = useState(() => claimOf(wanted))
  return useSyncExternalStore(claim, read, () => wanted)
}

/** What claims an id, or the next one that is free, for as long as its provider is on the page. */
function claimOf(wanted: string) {
  let id = wanted
  return {
    read: () => id,
    claim: (onClaimed: () => void) => {
      for (let count = 2; taken.has(id); count++) id = `${wanted}_${count}`
      taken.add(id)
      onClaimed()
      return () => {
        taken.delete(id)
      }
    },
  }
}
