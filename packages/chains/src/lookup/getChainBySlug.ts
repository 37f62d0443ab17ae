import type { Chain } from '../chain.ts'
import { chainsById } from './chainsById.ts'

/**
 * The chain of a slug.
 *
 * @param slug for example `arbitrum-nova`; capitals do not matter
 * @returns the chain, or `undefined`
 */
export function getChainBySlug(slug: string): Chain | undefined {
  const wanted = String(slug).toLowerCase()
  for (const chain of chainsById().values()) if (chain.slug === wanted) return chain
  return undefined
}
