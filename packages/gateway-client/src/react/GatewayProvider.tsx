import { createContext, type ReactNode } from 'react'

import type { GatewayClient } from '../client.ts'

/** Where `GatewayProvider` puts the client and `useGateway` finds it. */
export const GatewayContext = createContext<GatewayClient | undefined>(undefined)

/** What `GatewayProvider` takes. */
export type GatewayProviderProps = {
  client: GatewayClient
  children?: ReactNode
}

/** Hands the client down to `useGateway`. */
export function GatewayProvider({ client, children }: GatewayProviderProps) {
  return <GatewayContext value={client}>{children}</GatewayContext>
}
