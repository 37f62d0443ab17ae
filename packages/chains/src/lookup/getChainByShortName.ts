import type { Chain } from '../chain.ts'
import { hasShortName } from '../hasShortName.ts'
import { chainsById } from './chainsById.ts'

/**
 * The chain of a short name (EIP-3770), as it stands before the colon in `eth:0x…`; of every name that `hasShortName` knows.
 *
 * @param shortName the name without the colon
 * @returns the chain, or `undefined`
 */
export function getChainByShortName(shortName: string): Chain | undefined {
  for (const chain of chainsById().values()) if (hasShortName(chain, shortName)) return chain
  return undefined
}
