import { useState } from 'react'
import type { RpcProbe } from '@ghost-pay/chains/rpc'

import { Button } from '../../../components/Button.tsx'
import { Field } from '../../../components/Field.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { isNodeUrl } from '../../../data/ownNodes.ts'
import { useText } from '../../../text/useText.ts'
import { settingsCopy } from './settingsCopy.ts'

/** How long the gateway took to answer, in milliseconds; null when it does not answer, undefined while it is asked. */
export type GatewayHealth = number | null | undefined

export type NodeSectionProps = {
  chain: { id: number; name: string }
  /** The node in use, and how it answers; undefined while it is asked. */
  nodeUrl: string
  health: RpcProbe | undefined
  gatewayUrl: string
  gateway: GatewayHealth
  /** Whether the person has chosen the node. */
  isOwn: boolean
  /** Asks a node which chain it serves. */
  probe: (url: string) => Promise<RpcProbe>
  /** Takes a node that serves the chain, or the usual one again. */
  onUse: (url: string | undefined) => void
}

/** Whom this page asks about the account, how they answer, and a node of one's own. */
export function NodeSection(props: NodeSectionProps) {
  const { chain, nodeUrl, health, gatewayUrl, gateway, isOwn, onUse } = props
  const text = useText(settingsCopy)
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.nodes')}</h2>
      <ul className="gp-settings-list">
        <li className="gp-setting">
          <strong>{text('settings.node', { chain: chain.name })}</strong>
          <span className="gp-mono gp-soft">{nodeUrl}</span>
          <NodeHealth chain={chain} health={health} />
        </li>
        <li className="gp-setting">
          <strong>{text('settings.gateway')}</strong>
          <span className="gp-mono gp-soft">{gatewayUrl}</span>
          {gateway === null ? (
            <Mark tone="warning">{text('settings.gatewayFailed')}</Mark>
          ) : (
            <span className="gp-soft gp-small">
              {gateway === undefined
                ? text('settings.probing')
                : text('settings.gatewayOk', { latency: Math.round(gateway) })}
            </span>
          )}
        </li>
      </ul>
      <OwnNode {...props} />
      {isOwn && (
        <div className="gp-actions">
          <Button
            onPress={() => {
              onUse(undefined)
            }}
          >
            {text('settings.usualNode')}
          </Button>
        </div>
      )}
    </section>
  )
}

type NodeHealthProps = Pick<NodeSectionProps, 'chain' | 'health'>

function NodeHealth({ chain, health }: NodeHealthProps) {
  const text = useText(settingsCopy)
  if (health === undefined) {
    return <span className="gp-soft gp-small">{text('settings.probing')}</span>
  }
  if (health.status === 'ok') {
    const { latency, blockNumber: block } = health
    return (
      <span className="gp-soft gp-small">
        {text('settings.nodeOk', { chain: chain.name, latency: Math.round(latency), block })}
      </span>
    )
  }
  return (
    <Mark tone="stop">
      {health.status === 'wrongChain'
        ? text('settings.nodeWrong', { id: String(health.chainId) })
        : text('settings.nodeFailed')}
    </Mark>
  )
}

/** A node of one's own: it is asked which chain it serves before it is used. */
function OwnNode({ chain, probe, onUse }: Pick<NodeSectionProps, 'chain' | 'probe' | 'onUse'>) {
  const text = useText(settingsCopy)
  const [url, setUrl] = useState('')
  const [state, setState] = useState<'idle' | 'noUrl' | 'asking' | RpcProbe>('idle')

  async function use() {
    const wanted = url.trim()
    if (!isNodeUrl(wanted)) {
      setState('noUrl')
      return
    }
    setState('asking')
    const answer = await probe(wanted)
    setState(answer)
    if (answer.status === 'ok') onUse(wanted)
  }

  return (
    <form
      className="gp-stack-tight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void use()
      }}
    >
      <Field
        label={text('settings.ownNode', { chain: chain.name })}
        hint={text('settings.ownNodeHint')}
        problem={state === 'noUrl' ? text('settings.notUrl') : undefined}
      >
        {(field) => (
          <input
            {...field}
            type="url"
            className="gp-input"
            autoComplete="off"
            spellCheck={false}
            value={url}
            onChange={(event) => {
              setUrl(event.target.value)
              setState('idle')
            }}
          />
        )}
      </Field>
      {typeof state === 'object' && <NodeHealth chain={chain} health={state} />}
      <div className="gp-actions">
        <Button type="submit" busy={state === 'asking'}>
          {text('settings.useNode')}
        </Button>
      </div>
    </form>
  )
}
