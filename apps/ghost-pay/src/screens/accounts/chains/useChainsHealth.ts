import { useQueries, useQuery } from '@tanstack/react-query'
import type { Chain } from '@ghost-pay/chains'
import type { RpcProbe } from '@ghost-pay/chains/rpc'

import { mayAsk } from '../../../data/allowedHosts.ts'
import { readServedChains } from '../../../data/readServedChains.ts'
import { hostedGateway, hostedGatewayOf } from '../../../gateway.ts'
import type { GatewayLatency } from './GatewayHealth.tsx'
import { gatewayHealth, nodeHealth } from './healthQueries.ts'

/** How the nodes and gateways of all chains answer. */
export type ChainsHealth = {
  /** By the place of the chain. */
  nodes: readonly (RpcProbe | undefined)[]
  /** By the address of the gateway. */
  gateways: ReadonlyMap<string, GatewayLatency>
  /** What the gateway of all chains serves; undefined where it has not said. */
  served: readonly number[] | undefined
  isAsking: boolean
  askAgain: () => void
}

/**
 * Asks nodes and gateways how they are, once for each press.
 *
 * @param enabled nobody is asked until it is true
 * @param hosts those that this page may ask
 */
export function useChainsHealth(
  chains: readonly Chain[],
  enabled: boolean,
  hosts: readonly string[] | undefined,
): ChainsHealth {
  const once = { enabled, staleTime: Infinity, retry: false } as const
  const nodes = useQueries({
    queries: chains.map(({ id: chainId, rpcUrls }) => {
      const [url = ''] = rpcUrls.default.http
      return { ...nodeHealth(chainId, url), ...once, enabled: enabled && mayAsk(url, hosts) }
    }),
  })
  const clients = [...new Set([hostedGateway, ...chains.map(({ id }) => hostedGatewayOf(id))])]
  const gateways = useQueries({
    queries: clients.map((client) => ({ ...gatewayHealth(client), ...once })),
  })
  const served = useQuery({
    ...once,
    queryKey: ['served-chains'],
    queryFn: ({ signal }) => readServedChains(signal),
  })
  const all = [...nodes, ...gateways, served]
  return {
    nodes: nodes.map(({ data, isFetching }) => (isFetching ? undefined : data)),
    gateways: new Map(
      clients.map(({ baseUrl }, place) => [baseUrl, latencyOf(gateways[place])] as const),
    ),
    served: served.data,
    isAsking: all.some(({ isFetching }) => isFetching),
    askAgain: () => {
      for (const { refetch } of all) void refetch()
    },
  }
}

const latencyOf = (
  answer: { data: number | undefined; isError: boolean; isFetching: boolean } | undefined,
): GatewayLatency =>
  answer === undefined || answer.isFetching ? undefined : answer.isError ? null : answer.data
