import { useEffect, useSyncExternalStore } from 'react'

import type { Later } from './later.ts'

/**
 * A part that is fetched once it is wanted: `undefined` until it is there and on the server, `null` when it could not be
 * loaded.
 */
export function useLater<part>(part: Later<part>, wanted: boolean): part | null | undefined {
  useEffect(() => {
    // That it failed is what the `null` says.
    if (wanted) part.load().catch(() => {})
  }, [part, wanted])
  return useSyncExternalStore(part.subscribe, part.get, () => undefined)
}
