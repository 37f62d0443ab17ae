import type { Chain } from '../chain.ts'
import { chainsById } from '../lookup/chainsById.ts'

/** What a configured chain must have: ours do, and so do viem's. */
type ConfiguredChain = Pick<Chain, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls'>

/** A chain, and whether the application supports it. */
export type ResolvedChain<chain extends ConfiguredChain = Chain> = (chain | Chain) & {
  /** True when the application did not configure it. */
  unsupported: boolean
  /** False when neither the application nor the table knows it; then only the id says anything. */
  known: boolean
}

/**
 * What a person is shown of the chain their wallet is on, whether the application configured it or not: the configured chain,
 * else the one of the table, else one that is named after its id.
 *
 * @param id the chain id the wallet reports
 * @param parameters the chains the application configured, ours or viem's
 * @returns the chain; `undefined` when the id is no chain id
 */
export function resolveChain<chain extends ConfiguredChain = Chain>(
  id: number,
  { configured = [] }: { configured?: readonly chain[] | undefined } = {},
): ResolvedChain<chain> | undefined {
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  const own = configured.find((chain) => chain.id === id)
  if (own) return { ...own, unsupported: false, known: true }
  const other = chainsById().get(id)
  if (other) return { ...other, unsupported: true, known: true }
  return { ...nameless(id), unsupported: true, known: false }
}

function nameless(id: number): Chain {
  return {
    id,
    name: `Chain ${id}`,
    network: `${id}`,
    slug: `${id}`,
    nativeCurrency: { name: 'Unknown', symbol: '–', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    status: 'active',
  }
}
