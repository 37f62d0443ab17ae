import { useState } from 'react'
import { probeRpcUrl } from '@ghost-pay/chains/rpc'

import { chains } from '../../../chains.ts'
import { pageHosts } from '../../../data/allowedHosts.ts'
import { forgetOwnChain, keepOwnChain } from '../../../data/ownChains.ts'
import { ownChains } from '../../../data/ownChains.ts'
import { keepOwnNode, ownNodes } from '../../../data/ownNodes.ts'
import { isGatewayHere } from '../../../data/place.ts'
import { hostedGateway, hostedGatewayOf } from '../../../gateway.ts'
import { Screen } from '../../../Screen.tsx'
import { useTitle } from '../../../useTitle.ts'
import { text } from './chainsCopy.ts'
import { ChainsView } from './ChainsView.tsx'
import { readNodeChain } from './readNodeChain.ts'
import { useChainsHealth } from './useChainsHealth.ts'

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
