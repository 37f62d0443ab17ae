import { drawTiles } from '../format/drawTiles.ts'

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
