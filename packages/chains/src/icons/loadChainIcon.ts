import type { Chain } from '../chain.ts'
import { iconChainIds, iconLoaders } from '../derived/iconLoaders.ts'
import { getChainMonogram } from './getChainMonogram.ts'
import { svgToDataUri } from './svgToDataUri.ts'

const loaded = new Map<number, Promise<string>>()

/**
 * The icon of a chain, loaded at the first call, one file for each family of chains. A chain without one gets its monogram,
 * and so does one whose icon cannot be loaded just now; the next call tries again. Square: round it where it is shown.
 *
 * @param chain id and name of the chain. Of several networks with the same id the icon is the one of the owner in `collisions`.
 * @returns a `data:` address of an SVG image, for `src` of an `img`
 */
export function loadChainIcon(chain: Pick<Chain, 'id' | 'name'>): Promise<string> {
  const known = loaded.get(chain.id)
  if (known) return known
  const load = iconLoaders[familyOf(chain.id)]
  if (!load) return Promise.resolve(getChainMonogram(chain))
  const icon = load().then(
    (file) => svgToDataUri(file.default),
    () => {
      loaded.delete(chain.id)
      return getChainMonogram(chain)
    },
  )
  loaded.set(chain.id, icon)
  return icon
}

/** The position of a chain's family among the loaders, -1 for none. */
function familyOf(chainId: number): number {
  return iconChainIds.split(',').findIndex((family) => {
    let id = 0
    return family.split(' ').some((step) => (id += parseInt(step, 36)) === chainId)
  })
}
