'use client'

import { useId, useMemo, useSyncExternalStore } from 'react'

import { shared } from '../platform/shared.ts'

/** The ids of the providers of the page. */
const taken = shared('provider ids', new Set<string>())

/**
 * The id of a provider, which no other of the page has: a theme belongs to one of them. React’s own is the same on the server, but also
 * in every part of the page that is hydrated by itself, and in another React, and a host may give one twice: one that is taken gets a
 * number.
 *
 * @param given by the host, if it gives one
 */
export function useProviderId(given: string | undefined): string {
  const own = `ck${useId().replace(/\W/g, '')}`
  const wanted = given ?? own
  const { claim, read } = useMemo(() => claimOf(wanted), [wanted])
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
