import { useState } from 'react'
import type { RpcProbe } from '@ghost-pay/chains/rpc'

import { mayAsk } from '../../../chain/allowedHosts.ts'
import { Button } from '../../../components/Button.tsx'
import { ChainIcon } from '../../../components/ChainIcon.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { AddChain, type AddChainProps } from './AddChain.tsx'
import { text } from './chainsCopy.ts'
import { GatewayHealth, type GatewayLatency, NodeHealth } from './health.tsx'
import { AllowedHosts, OwnNode } from './NodeForm.tsx'

import '../../account/settings/Settings.css'

/** A gateway, and how it answers. */
export type ListedGateway = { url: string; latency: GatewayLatency }

/** A chain of the page with its node, and how it answers. */
export type ListedChain = {
  id: number
  name: string
  nodeUrl: string
  /** Undefined while, or before, it is asked. */
  node: RpcProbe | undefined
  /** Whether the person has chosen the node. */
  isOwnNode: boolean
  /** Whether the person has added the chain. */
  isAdded: boolean
  /** Its own gateway, where one was named for it. */
  gateway: ListedGateway | undefined
  /** Whether the gateway says that it serves the chain; undefined where it has not said. */
  isServed: boolean | undefined
}

export type ChainsViewProps = Pick<AddChainProps, 'hosts' | 'readNode' | 'onAdd'> & {
  chains: readonly ListedChain[]
  /** The gateway of all chains without one of their own. */
  gateway: ListedGateway
  /** Whether the person has asked how they are. */
  isAsked: boolean
  isAsking: boolean
  onAsk: () => void
  /** Asks a node which chain it serves. */
  probe: (chainId: number, url: string) => Promise<RpcProbe>
  /** Takes a node for a chain, or the usual one again. */
  onUse: (chainId: number, url: string | undefined) => void
  onRemove: (chainId: number) => void
}

/** All chains of the page: who is asked about each, how they answer, nodes of one's own, and further chains. */
export function ChainsView(props: ChainsViewProps) {
  const { chains, gateway, hosts, isAsked, isAsking, onAsk } = props
  return (
    <>
      <div className="gp-stack-tight">
        <h1>{text('chains.title')}</h1>
        <p className="gp-soft">{text('chains.lead')}</p>
        <div className="gp-actions">
          <Button onPress={onAsk} busy={isAsking}>
            {text(isAsking ? 'chains.asking' : 'chains.ask')}
          </Button>
        </div>
      </div>
      <ul className="gp-list">
        <li className="gp-setting gp-stack-close gp-anywhere">
          <strong>{text('chains.usualGateway')}</strong>
          <span className="gp-mono gp-soft">{gateway.url}</span>
          {isAsked && <GatewayHealth latency={gateway.latency} />}
        </li>
        {chains.map((chain) => (
          <ChainItem key={chain.id} {...props} chain={chain} />
        ))}
      </ul>
      <AllowedHosts hosts={hosts} />
      <AddChain {...props} />
    </>
  )
}

type ChainItemProps = Pick<
  ChainsViewProps,
  'hosts' | 'isAsked' | 'probe' | 'onUse' | 'onRemove'
> & { chain: ListedChain }

function ChainItem({ chain, hosts, isAsked, probe, onUse, onRemove }: ChainItemProps) {
  const { id, name, nodeUrl, node, gateway, isOwnNode, isAdded, isServed } = chain
  const [open, setOpen] = useState<'node' | 'removal'>()
  return (
    <li className="gp-setting gp-stack-close gp-anywhere">
      <strong>
        <ChainIcon chain={chain} /> {name}
      </strong>
      {isAdded && <span className="gp-soft gp-small">{text('chains.added')}</span>}
      <span className="gp-mono gp-soft">{nodeUrl}</span>
      {mayAsk(nodeUrl, hosts) ? (
        isAsked && <NodeHealth chain={chain} health={node} />
      ) : (
        <Mark tone="stop">{text('chains.notAllowed', { host: new URL(nodeUrl).host })}</Mark>
      )}
      {gateway !== undefined && (
        <>
          <span>{text('chains.gateway', { chain: name })}</span>
          <span className="gp-mono gp-soft">{gateway.url}</span>
          {isAsked && <GatewayHealth latency={gateway.latency} />}
        </>
      )}
      {isServed === false && (
        <span className="gp-soft gp-small">{text('chains.unserved', { chain: name })}</span>
      )}
      {open === undefined && (
        <div className="gp-actions">
          <Button onPress={() => setOpen('node')}>{text('chains.choose', { chain: name })}</Button>
          {isOwnNode && (
            <Button onPress={() => onUse(id, undefined)}>
              {text('chains.usual', { chain: name })}
            </Button>
          )}
          {isAdded && (
            <Button onPress={() => setOpen('removal')}>
              {text('chains.remove', { chain: name })}
            </Button>
          )}
        </div>
      )}
      {open === 'node' && (
        <OwnNode
          chain={chain}
          hosts={hosts}
          probe={(url) => probe(id, url)}
          onUse={(url) => onUse(id, url)}
        />
      )}
      {open === 'removal' && (
        <>
          <p>{text('chains.removeWhy', { chain: name })}</p>
          <div className="gp-actions">
            <Button look="stop" onPress={() => onRemove(id)}>
              {text('chains.removeYes')}
            </Button>
            <Button onPress={() => setOpen(undefined)}>{text('chains.keep')}</Button>
          </div>
        </>
      )}
    </li>
  )
}
