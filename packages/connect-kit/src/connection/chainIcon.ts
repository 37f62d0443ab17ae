import { drawTiles } from '../format/drawTiles.ts'

/** What a host may say of a chain beyond what the wallet library knows. */
export type KitChain = {
  id: number
  name: string
  testnet?: boolean | undefined
  /** An address, or a function that loads one. */
  iconUrl?: string | (() => Promise<string>) | undefined
  iconBackground?: string | undefined
}

const loaders = new Map<number, () => Promise<string>>()

/**
 * The picture of a chain: the host's own, or the one of the chain table, loaded when it is shown, or else one that is drawn. The same function for the
 * same chain, so that an image does not load again with each rendering.
 */
export function chainIcon({ id, name, iconUrl }: KitChain): NonNullable<KitChain['iconUrl']> {
  if (iconUrl !== undefined) return iconUrl
  const known = loaders.get(id)
  if (known) return known
  const load = () =>
    import('@ghost-pay/chains/icons').then(async ({ getChainMonogram, loadChainIcon }) => {
      const icon = await loadChainIcon({ id, name })
      return icon === getChainMonogram({ id, name }) ? chainDiscs(id) : icon
    })
  loaders.set(id, load)
  return load
}

/** The hues of the tones, in degrees, the last of which has no colour. */
const hues = [265, 165, 350, 85, 45, 295, 225, 0]
const corners = ['nw', 'ne', 'se', 'sw'] as const

/**
 * The picture of a network that has none: two by two quarter discs, turned by its id, in one of eight pairs of tones. The same network
 * always looks the same. Square: round it where it is shown.
 *
 * @param id chain id
 * @returns a `data:` address of an SVG image
 */
export function chainDiscs(id: number): string {
  // Neighbours among the ids look different.
  const mixed = Math.imul(id, 0x9e3779b1)
  const pair = mixed >>> 29
  const chroma = pair === 7 ? 0 : 1
  const ground = `oklch(.42 ${0.11 * chroma} ${hues[pair]})`
  const figure = `oklch(.92 ${0.05 * chroma} ${hues[pair]})`
  const tiles = [21, 23, 25, 27].map((bit) => corners[(mixed >>> bit) & 3] ?? 'nw')
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="${ground}" d="M0 0h2v2H0z"/><path fill="${figure}" d="${drawTiles(tiles)}"/></svg>`,
  )}`
}
