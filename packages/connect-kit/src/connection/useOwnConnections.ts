'use client'

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Connection, useConfig } from 'wagmi'

/**
 * The connections of the config. wagmi's own hook keeps one answer for all configs of a page: where two of them differ, each sees another
 * answer at every look, and React draws without end.
 */
export function useOwnConnections(): readonly Connection[] {
  const config = useConfig()
  const subscribe = useCallback(
    (changed: () => void) => config.subscribe(({ connections }) => connections, changed),
    [config],
  )
  const read = () => config.state.connections
  const connections = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => [...connections.values()], [connections])
}
