import { probeRpcUrl, type RpcProbe } from '@ghost-pay/chains/rpc'
import { type GatewayClient, getAbout } from '@ghost-pay/gateway-client'

import { Mark } from '../../../components/Mark.tsx'
import { text } from './chainsCopy.ts'

type NodeHealthProps = {
  chain: { name: string }
  /** Undefined while it is asked. */
  health: RpcProbe | undefined
}

/** How a node answers, in one line. */
export function NodeHealth({ chain, health }: NodeHealthProps) {
  if (health === undefined) {
    return <span className="gp-soft gp-small">{text('chains.probing')}</span>
  }
  if (health.status === 'ok') {
    const { latency, blockNumber: block } = health
    return (
      <span className="gp-soft gp-small">
        {text('chains.nodeOk', { chain: chain.name, latency: Math.round(latency), block })}
      </span>
    )
  }
  return (
    <Mark tone="stop">
      {health.status === 'wrongChain'
        ? text('chains.nodeWrong', { id: String(health.chainId) })
        : text('chains.nodeFailed')}
    </Mark>
  )
}

/** How long a gateway took to answer, in milliseconds; null when it does not answer, undefined while it is asked. */
export type GatewayLatency = number | null | undefined

/** How a gateway answers, in one line. */
export function GatewayHealth({ latency }: { latency: GatewayLatency }) {
  if (latency === null) return <Mark tone="warning">{text('chains.gatewayFailed')}</Mark>
  return (
    <span className="gp-soft gp-small">
      {latency === undefined
        ? text('chains.probing')
        : text('chains.gatewayOk', { latency: Math.round(latency) })}
    </span>
  )
}

type Signal = { signal: AbortSignal }

/** Asks how the node of a chain answers. */
export const nodeHealth = (chainId: number, url: string) => ({
  queryKey: ['node-health', chainId, url],
  queryFn: ({ signal }: Signal) => probeRpcUrl(url, { chainId, signal }),
})

/** Asks how long a gateway takes to answer, in milliseconds. */
export const gatewayHealth = (client: GatewayClient) => ({
  queryKey: ['gateway-health', client.baseUrl],
  queryFn: async ({ signal }: Signal) => {
    const start = performance.now()
    await getAbout(client, { signal })
    return performance.now() - start
  },
})
