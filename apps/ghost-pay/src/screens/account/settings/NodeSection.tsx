import { Link } from 'wouter'
import type { RpcProbe } from '@ghost-pay/chains/rpc'

import { mayAsk } from '../../../chain/allowedHosts.ts'
import { Button } from '../../../components/Button.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { text as say } from '../../accounts/chains/chainsCopy.ts'
import { GatewayHealth, type GatewayLatency, NodeHealth } from '../../accounts/chains/health.tsx'
import { AllowedHosts, OwnNode, type OwnNodeProps } from '../../accounts/chains/NodeForm.tsx'
import { text } from './settingsCopy.ts'

import './Settings.css'
import '../../../components/Columns.css'

export type NodeSectionProps = Omit<OwnNodeProps, 'onUse'> & {
  /** The node in use, and how it answers; undefined while it is asked. */
  nodeUrl: string
  health: RpcProbe | undefined
  gatewayUrl: string
  gateway: GatewayLatency
  /** Whether the gateway inside the page is used instead. */
  isHere: boolean
  onGateway: (place: 'here' | 'hosted') => void
  /** Whether the person has chosen the node. */
  isOwn: boolean
  /** Takes a node that serves the chain, or the usual one again. */
  onUse: (url: string | undefined) => void
}

/** Whom this page asks about the account, how they answer, and a node of one's own. */
export function NodeSection(props: NodeSectionProps) {
  const { chain, nodeUrl, health, gatewayUrl, gateway, hosts, isOwn, onUse } = props
  return (
    <section className="gp-stack-tight">
      <h2>{text('settings.nodes')}</h2>
      <ul className="gp-list">
        <li className="gp-setting gp-stack-close gp-anywhere">
          <strong>{say('chains.node', { chain: chain.name })}</strong>
          <span className="gp-mono gp-soft">{nodeUrl}</span>
          {mayAsk(nodeUrl, hosts) ? (
            <NodeHealth chain={chain} health={health} />
          ) : (
            <Mark tone="stop">{say('chains.notAllowed', { host: new URL(nodeUrl).host })}</Mark>
          )}
        </li>
        <li className="gp-setting gp-stack-close gp-anywhere">
          <strong>{text('settings.gateway')}</strong>
          <span className="gp-mono gp-soft">{gatewayUrl}</span>
          <GatewayHealth latency={gateway} />
          <GatewayChoice {...props} />
        </li>
      </ul>
      <AllowedHosts hosts={hosts} />
      <OwnNode {...props} />
      {isOwn && (
        <div className="gp-actions">
          <Button onPress={() => onUse(undefined)}>{say('chains.usualNode')}</Button>
        </div>
      )}
      <p>
        <Link href="/accounts/chains" className="gp-section-link">
          {text('settings.chains')}
        </Link>
      </p>
    </section>
  )
}

/** The hosted gateway, or the one inside the page. */
function GatewayChoice({ isHere, onGateway }: Pick<NodeSectionProps, 'isHere' | 'onGateway'>) {
  return (
    <>
      <p className="gp-soft gp-small">{text(isHere ? 'settings.here' : 'settings.withoutWhy')}</p>
      <div className="gp-actions">
        <Button onPress={() => onGateway(isHere ? 'hosted' : 'here')}>
          {text(isHere ? 'settings.hosted' : 'settings.without')}
        </Button>
      </div>
    </>
  )
}
