import { useQuery } from '@tanstack/react-query'
import { probeRpcUrl, type RpcProbe } from '@ghost-pay/chains/rpc'
import { getAbout } from '@ghost-pay/gateway-client'

import { hostedGatewayOf } from '../../../gateway.ts'
import type { GatewayLatency } from '../../accounts/chains/GatewayHealth.tsx'
import { idleInterval } from '../pollInterval.ts'

/** How the node of a chain and the gateway answer, again and again while they are looked at. */
export function useHealth(
  chainId: number,
  nodeUrl: string,
): { node: RpcProbe | undefined; gateway: GatewayLatency; gatewayUrl: string } {
  const hosted = hostedGatewayOf(chainId)
  const node = useQuery({
    queryKey: ['node-health', chainId, nodeUrl],
    refetchInterval: idleInterval,
    queryFn: ({ signal }) => probeRpcUrl(nodeUrl, { chainId, signal }),
  })
  const gateway = useQuery({
    queryKey: ['gateway-health', hosted.baseUrl],
    refetchInterval: idleInterval,
    queryFn: async ({ signal }) => {
      const start = performance.now()
      await getAbout(hosted, { signal })
      return performance.now() - start
    },
  })
  return {
    node: node.data,
    gateway: gateway.isError ? null : gateway.data,
    gatewayUrl: hosted.baseUrl,
  }
}
