import { useState } from 'react'
import type { RpcProbe } from '@ghost-pay/chains/rpc'

import { text } from './chainsCopy.ts'
import { NodeForm } from './NodeForm.tsx'
import { NodeHealth } from './NodeHealth.tsx'

export type OwnNodeProps = {
  chain: { name: string }
  /** The hosts that this page may ask; undefined where nothing limits it. */
  hosts: readonly string[] | undefined
  /** Asks a node which chain it serves. */
  probe: (url: string) => Promise<RpcProbe>
  /** Takes a node that serves the chain. */
  onUse: (url: string) => void
}

/** A node of one's own: it is asked which chain it serves before it is used. */
export function OwnNode({ chain, hosts, probe, onUse }: OwnNodeProps) {
  const [health, setHealth] = useState<RpcProbe>()
  return (
    <NodeForm
      label={text('chains.ownNode', { chain: chain.name })}
      action={text('chains.useNode')}
      hosts={hosts}
      ask={probe}
      onAnswer={(answer) => {
        setHealth(answer?.said)
        if (answer?.said.status === 'ok') onUse(answer.url)
      }}
    >
      {health !== undefined && <NodeHealth chain={chain} health={health} />}
    </NodeForm>
  )
}
