import type { RpcProbe } from '@ghost-pay/chains/rpc'

import { Mark } from '../../../components/Mark.tsx'
import { text } from './chainsCopy.ts'

export type NodeHealthProps = {
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
