import { slugOf } from '../table/slugOf.ts'
import type { ChainMeta } from './ChainMeta.ts'

/** The states of a chain, in the order of their numbers in the index. */
export const statuses = ['active', 'deprecated', 'removed'] as const

/**
 * Reads a packed index: `;` between chains, `&` between name, short names, symbol, id and slug.
 *
 * @param index what `packMeta` wrote
 * @returns the entries by id
 */
export function unpackMeta(index: string): Map<number, ChainMeta> {
  let id = 0
  return new Map(
    index.split(';').map((row) => {
      // The casts hold because `packMeta` writes every field of every chain, and a test reads all of it back.
      const [name, shortNames, symbol, number, otherSlug] = row.split('&') as [
        string,
        string,
        string,
        string,
        string,
      ]
      const flags = parseInt(number, 36) % 8
      id += (parseInt(number, 36) - flags) / 8
      const slug = otherSlug || slugOf(name)
      const [shortName, ...aliases] = shortNames.split(' ')
      return [
        id,
        {
          id,
          name,
          slug,
          ...(shortName !== '-' && { shortName: shortName || slug }),
          ...(aliases[0] && { shortNameAliases: aliases }),
          symbol: symbol || 'ETH',
          testnet: flags > 3,
          status: statuses[flags % 4] as ChainMeta['status'],
        },
      ]
    }),
  )
}
