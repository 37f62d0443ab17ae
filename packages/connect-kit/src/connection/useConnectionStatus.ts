'use client'

import { useConnection } from 'wagmi'

import { useAuthenticationStatus } from './AuthenticationContext.ts'
import { type ConnectionStatus, connectionStatus } from './connectionStatus.ts'

/** Follows the connection: disconnected, unauthenticated, loading or connected (behaviour/connection#status). */
export function useConnectionStatus(): ConnectionStatus {
  const { address, status } = useConnection()
  const authentication = useAuthenticationStatus()
  return connectionStatus({ wagmi: status, address, authentication })
}
