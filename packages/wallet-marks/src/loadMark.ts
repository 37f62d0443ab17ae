import type { MarkId } from './MarkId.ts'
import { svgToDataUri } from './svgToDataUri.ts'

/**
 * The mark of a wallet, loaded at the call: one file for each mark, and one for all that says where they are.
 *
 * @param id the wallet's id
 * @returns a `data:` address of an SVG image, for `src` of an `img`
 */
export async function loadMark(id: MarkId): Promise<string> {
  const { markLoaders } = await import('./derived/markLoaders.ts')
  return svgToDataUri((await markLoaders[id]()).default)
}
