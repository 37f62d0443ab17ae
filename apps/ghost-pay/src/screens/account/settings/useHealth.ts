import { useQuery } from '@tanstack/react-query'
import type { RpcProbe } from '@ghost-pay/chains/rpc'

import { hostedGatewayOf } from '../../../gateway.ts'
import type { GatewayLatency } from '../../accounts/chains/GatewayHealth.tsx'
import { gatewayHealth, nodeHealth } from '../../accounts/chains/healthQueries.ts'
import { idleInterval } from '../pollInterval.ts'

/** How the node of a chain and the gateway answer, again and again while they are looked at. */
export function useHealth(
  chainId: number,
  nodeUrl: string,
): { node: RpcProbe | undefined; gateway: GatewayLatency; gatewayUrl: string } {
  const hosted = hostedGatewayOf(chainId)
  const node = useQuery({ ...nodeHealth(chainId, nodeUrl), refetchInterval: idleInterval })
  const gateway = useQuery({ ...gatewayHealth(hosted), refetchInterval: idleInterval })
  return {
    node: node.data,
    gateway: gateway.isError ? null : gateway.data,
    gatewayUrl: hosted.baseUrl,
  }
}
