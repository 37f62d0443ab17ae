import type { Chain } from './chain.ts'

/**
 * Whether a chain goes by a short name (EIP-3770), as it stands before the colon in `eth:0x…`. Registries disagree about some
 * names (`pol` and `matic`, `Fuji` and `fuji`): every name in use counts, and capitals do not matter.
 *
 * @param chain a chain
 * @param wanted the name without the colon
 */
export function hasShortName(
  { shortName, shortNameAliases = [] }: Pick<Chain, 'shortName' | 'shortNameAliases'>,
  wanted: string,
): boolean {
  const lowerCase = String(wanted).toLowerCase()
  return [shortName, ...shortNameAliases].some((name) => name?.toLowerCase() === lowerCase)
}
