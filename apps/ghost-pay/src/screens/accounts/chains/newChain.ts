import { createClient, http } from 'viem'
import { getChainId, getCode } from 'viem/actions'
import { mainnet } from '@ghost-pay/chains'
import { getChainMeta } from '@ghost-pay/chains/meta'

import type { Said } from '../../../text/Said.ts'
import type { chainsCopy } from './chainsCopy.ts'

/** What a node says of the chain that it serves, and what the table of chains knows of it. */
export type NodeChain = {
  id: number
  /** Whether accounts of the chain can be read: it has Multicall3 at its usual address. */
  isReadable: boolean
  /** The chain's usual names; undefined for one that the table does not have. */
  known: { name: string; symbol: string; shortName: string | undefined } | undefined
}

/** How long a node may take, in milliseconds. */
const patience = 5000

/**
 * Asks a node which chain it serves.
 *
 * @throws where it does not answer
 */
export async function readNodeChain(url: string): Promise<NodeChain> {
  const client = createClient({ transport: http(url, { timeout: patience, retryCount: 0 }) })
  const [id, code] = await Promise.all([
    getChainId(client),
    getCode(client, { address: mainnet.contracts.multicall3.address }),
  ])
  const meta = getChainMeta(id)
  return {
    id,
    isReadable: code !== undefined,
    known: meta && { name: meta.name, symbol: meta.symbol, shortName: meta.shortName },
  }
}

/** Most characters of a chain's name, and of its currency's symbol. */
const longest = { name: 40, symbol: 12 }

/**
 * What is wrong with the names that a person gives to a chain of their own. Nobody is to take it for another one of the app.
 *
 * @param chains those that the app has
 */
export function judgeOwnChain(
  { name, symbol }: { name: string; symbol: string },
  chains: readonly { name: string }[],
): { name: Said<typeof chainsCopy> | undefined; symbol: Said<typeof chainsCopy> | undefined } {
  const wanted = name.trim()
  const isTaken = chains.some((chain) => chain.name.toLowerCase() === wanted.toLowerCase())
  return {
    name:
      wanted === '' || wanted.length > longest.name
        ? ['chains.noName', { most: longest.name }]
        : isTaken
          ? ['chains.nameTaken', { name: wanted }]
          : undefined,
    symbol:
      /^[\p{L}\p{N}$.-]+$/u.test(symbol.trim()) && symbol.trim().length <= longest.symbol
        ? undefined
        : ['chains.noSymbol', { most: longest.symbol }],
  }
}
