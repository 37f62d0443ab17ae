import type { Chain } from '../chain.ts'
import { base36, joinFields, packShortNames } from '../table/packChains.ts'
import { slugOf } from '../table/slugOf.ts'
import { statuses } from './unpackMeta.ts'

/**
 * Writes the index: what `ChainMeta` has of each chain. `unpackMeta` says what it looks like and reads it. Runs when the
 * index is derived, never in an application.
 *
 * @param chains the chains, every id once
 * @returns the text
 */
export function packMeta(chains: readonly Chain[]): string {
  const sorted = [...chains].sort((a, b) => a.id - b.id)
  return sorted
    .map((chain, index) => {
      const { id, name, slug, nativeCurrency, status, testnet } = chain
      const flags = (testnet ? 4 : 0) + statuses.indexOf(status)
      return joinFields([
        name,
        packShortNames(chain),
        nativeCurrency.symbol === 'ETH' ? '' : nativeCurrency.symbol,
        base36((id - (sorted[index - 1]?.id ?? 0)) * 8 + flags),
        slug === slugOf(name) ? '' : slug,
      ])
    })
    .join(';')
}
