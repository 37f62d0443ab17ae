import type { ReactNode } from 'react'
import { GatewayProvider } from '@ghost-pay/gateway-client/react'

import { gateway } from './gateway.ts'

/** Around screens that ask the gateway. */
export function WithGateway({ children }: { children: ReactNode }) {
  return <GatewayProvider client={gateway}>{children}</GatewayProvider>
}
