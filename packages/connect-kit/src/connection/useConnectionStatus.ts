'use client'

import { createContext, useContext } from 'react'
import { useConnection } from 'wagmi'

import {
  type AuthenticationStatus,
  type ConnectionStatus,
  connectionStatus,
} from './connectionStatus.ts'

/**
 * Whether the visitor has signed in. `undefined` where the host has no sign-in, or where it is optional: then a connection
 * is enough to be connected. The sign-in provider sets it.
 */
export const AuthenticationContext = createContext<AuthenticationStatus | undefined>(undefined)

/** The sign-in status, if the host asks for a signature before it counts a visitor as connected. */
export function useAuthenticationStatus(): AuthenticationStatus | undefined {
  return useContext(AuthenticationContext)
}

/** Follows the connection: disconnected, unauthenticated, loading or connected (behaviour/connection#status). */
export function useConnectionStatus(): ConnectionStatus {
  const { address, status } = useConnection()
  const authentication = useAuthenticationStatus()
  return connectionStatus({ wagmi: status, address, authentication })
}
