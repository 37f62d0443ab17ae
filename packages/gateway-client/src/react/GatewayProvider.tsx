import { createContext, type ReactNode } from 'react'

import type { GatewayClient } from '../client.ts'

export const GatewayContext = createContext<GatewayClient | undefined>(undefined)

export type GatewayProviderProps = {
  client: GatewayClient
  children?: ReactNode
}

/** Hands the client down to `useGateway`. */
export function GatewayProvider({ client, children }: GatewayProviderProps) {
  return <GatewayContext value={client}>{children}</GatewayContext>
}
