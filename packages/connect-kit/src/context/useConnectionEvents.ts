'use client'

import { useEffect, useRef } from 'react'
import { useConfig, useConnection } from 'wagmi'

import { configState } from '../connection/configState.ts'
import { tell } from '../platform/tell.ts'
import { useKit } from './KitContext.ts'
import { type Connected, useModals } from './ModalsContext.ts'

/**
 * Reports to the host when an account connects or disconnects. What happened before this code was loaded is reported as soon as
 * it is.
 */
export function useConnectionEvents(): void {
  const config = useConfig()
  const { events } = useKit()
  const { status } = useModals()
  const { address, chainId, connector } = useConnection()
  const told = useRef<Connected>(undefined)

  useEffect(() => {
    // In between nothing is known yet.
    if (status === 'loading') return
    const before = told.current
    const isConnected = status === 'connected' && address && chainId !== undefined && connector
    const now = isConnected ? { address, chainId, connector } : undefined
    told.current = now
    if (before?.address === now?.address && before?.connector.uid === now?.connector.uid) return
    if (before) tell(() => events.current.onDisconnect?.(before))
    if (now) {
      const isReconnected = configState(config).requested?.uid !== now.connector.uid
      tell(() => events.current.onConnect?.({ ...now, isReconnected }))
    }
  }, [config, events, status, address, chainId, connector])
}
