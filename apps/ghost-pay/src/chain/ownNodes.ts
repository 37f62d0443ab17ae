import type { Chain } from '@ghost-pay/chains'

import { browserStore } from '../kept/browserStore.ts'

const store = browserStore('ghost-pay.nodes.v1')

/** Reads the nodes that a person has chosen, by chain id. What is no web address is left out. */
function readOwnNodes(stored: string | null): Readonly<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(parsed) as Record<string, unknown>).filter(
        (entry): entry is [string, string] => isNodeUrl(entry[1]),
      ),
    )
  } catch {
    return {}
  }
}

/** Whether a text is the address of a node: a web address. */
export const isNodeUrl = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:\/\/\S+$/.test(text) && URL.canParse(text)

/** The chains with the nodes that the person has chosen for them. */
export function withOwnNodes(
  [first, ...rest]: readonly [Chain, ...Chain[]],
  nodes: Readonly<Record<string, string>>,
): readonly [Chain, ...Chain[]] {
  const withNode = (chain: Chain): Chain => {
    const url = nodes[chain.id]
    return url === undefined ? chain : { ...chain, rpcUrls: { default: { http: [url] } } }
  }
  return [withNode(first), ...rest.map(withNode)]
}

/** The nodes that the person has chosen, as kept in this browser. */
export const ownNodes = (): Readonly<Record<string, string>> => readOwnNodes(store.read())

/** Keeps a node for a chain, or goes back to the usual one. It is used from the next time the page is loaded. */
export function keepOwnNode(chainId: number, url: string | undefined): void {
  const others = Object.entries(ownNodes()).filter(([id]) => id !== String(chainId))
  const kept = url === undefined ? others : [...others, [String(chainId), url]]
  store.write(JSON.stringify(Object.fromEntries(kept)))
}
