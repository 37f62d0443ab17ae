import { iconColors } from '../derived/iconColors.ts'
import { getChainIconFile } from './getChainIconFile.ts'
import { monogramColor } from './getChainMonogram.ts'

/**
 * The background of a chain's icon, to show in its place until it is loaded.
 *
 * @param chainId chain id
 * @returns the colour as `#rrggbb`
 */
export function getChainIconColor(chainId: number): string {
  const family = getChainIconFile(chainId)?.replace('.svg', '')
  return (family !== undefined && iconColors[family]) || monogramColor(chainId)
}
