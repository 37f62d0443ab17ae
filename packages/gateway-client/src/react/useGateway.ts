import { useContext } from 'react'

import type { GatewayClient } from '../client.ts'
import { GatewayError } from '../errors.ts'
import { GatewayContext } from './GatewayProvider.tsx'

/**
 * The client that the nearest `GatewayProvider` hands down.
 *
 * @throws GatewayError when there is none above
 */
export function useGateway(): GatewayClient {
  const client = useContext(GatewayContext)
  if (!client) throw new GatewayError('useGateway needs a GatewayProvider above it')
  return client
}
