import type { Chain } from '../chain.ts'
import { chainsById } from './chainsById.ts'

/**
 * The chain of a short name (EIP-3770), as it stands before the colon in `eth:0x…`. Registries disagree about some names
 * (`pol` and `matic`, `Fuji` and `fuji`): every name in use is found, capitals do not matter.
 *
 * @param shortName the name without the colon
 * @returns the chain, or `undefined`
 */
export function getChainByShortName(shortName: string): Chain | undefined {
  const wanted = String(shortName).toLowerCase()
  for (const chain of chainsById().values()) {
    const names = [chain.shortName, ...(chain.shortNameAliases ?? [])]
    if (names.some((name) => name?.toLowerCase() === wanted)) return chain
  }
  return undefined
}
