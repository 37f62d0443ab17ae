import { useQuery } from '@tanstack/react-query'
import { probeRpcUrl, type RpcProbe } from '@ghost-pay/chains/rpc'
import { getAbout } from '@ghost-pay/gateway-client'
import { useGateway } from '@ghost-pay/gateway-client/react'

import { idleInterval } from '../pollInterval.ts'
import type { GatewayHealth } from './NodeSection.tsx'

/** How the node of a chain and the gateway answer, again and again while they are looked at. */
export function useHealth(
  chainId: number,
  nodeUrl: string,
): { node: RpcProbe | undefined; gateway: GatewayHealth; gatewayUrl: string } {
  const client = useGateway()
  const node = useQuery({
    queryKey: ['node-health', chainId, nodeUrl],
    refetchInterval: idleInterval,
    queryFn: ({ signal }) => probeRpcUrl(nodeUrl, { chainId, signal }),
  })
  const gateway = useQuery({
    queryKey: ['gateway-health', client.baseUrl],
    refetchInterval: idleInterval,
    queryFn: async ({ signal }) => {
      const start = performance.now()
      await getAbout(client, { signal })
      return performance.now() - start
    },
  })
  return {
    node: node.data,
    gateway: gateway.isError ? null : gateway.data,
    gatewayUrl: client.baseUrl,
  }
}
