import type { ReactNode } from 'react'
import { GatewayProvider } from '@ghost-pay/gateway-client/react'

import { gatewayOf } from './gateway.ts'

export type WithGatewayProps = {
  /** Whose gateway is asked; where it is not said, the one of all chains. */
  chainId?: number | undefined
  children: ReactNode
}

/** Around screens that ask the gateway. */
export function WithGateway({ chainId, children }: WithGatewayProps) {
  return <GatewayProvider client={gatewayOf(chainId)}>{children}</GatewayProvider>
}
