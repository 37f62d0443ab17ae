import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Chain } from '@ghost-pay/chains'
import { probeRpcUrl, type RpcProbe } from '@ghost-pay/chains/rpc'

import { mayAsk, pageHosts } from '../../../chain/allowedHosts.ts'
import { forgetOwnChain, keepOwnChain, ownChains } from '../../../chain/ownChains.ts'
import { keepOwnNode, ownNodes } from '../../../chain/ownNodes.ts'
import { readServedChains } from '../../../chain/readServedChains.ts'
import { chains } from '../../../chains.ts'
import { hostedGateway, hostedGatewayOf } from '../../../gateway.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { text } from './chainsCopy.ts'
import { ChainsView } from './ChainsView.tsx'
import { gatewayHealth, type GatewayLatency, nodeHealth } from './health.tsx'
import { readNodeChain } from './newChain.ts'

/** Which chains this page has, and whom it asks about each. */
export function ChainsScreen() {
  useTitle(text('chains.title'))
  const [isAsked, setAsked] = useState(false)
  const hosts = pageHosts()
  const health = useChainsHealth(chains, isAsked, hosts)
  const chosen = ownNodes()
  const added = ownChains()
  const gatewayAt = (url: string) => ({ url, latency: health.gateways.get(url) })
  return (
    <Screen>
      <ChainsView
        chains={chains.map(({ id, name, rpcUrls }, place) => {
          const { baseUrl } = hostedGatewayOf(id)
          const hasOwn = baseUrl !== hostedGateway.baseUrl
          return {
            id,
            name,
            nodeUrl: rpcUrls.default.http[0] ?? '',
            node: health.nodes[place],
            isOwnNode: chosen[id] !== undefined,
            isAdded: added.some((chain) => chain.id === id),
            gateway: hasOwn ? gatewayAt(baseUrl) : undefined,
            // The gateway inside the page says of no chain that it does not serve it.
            isServed: hasOwn || isGatewayHere ? undefined : health.served?.includes(id),
          }
        })}
        gateway={gatewayAt(hostedGateway.baseUrl)}
        hosts={hosts}
        isAsked={isAsked}
        isAsking={health.isAsking}
        onAsk={() => {
          if (isAsked) health.askAgain()
          setAsked(true)
        }}
        probe={(chainId, url) => probeRpcUrl(url, { chainId })}
        onUse={(chainId, url) => {
          keepOwnNode(chainId, url)
          window.location.reload()
        }}
        readNode={readNodeChain}
        onAdd={(chain) => {
          keepOwnChain(chain)
          window.location.reload()
        }}
        onRemove={(chainId) => {
          forgetOwnChain(chainId)
          keepOwnNode(chainId, undefined)
          window.location.reload()
        }}
      />
    </Screen>
  )
}

/** How the nodes and gateways of all chains answer. */
type ChainsHealth = {
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
function useChainsHealth(
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
