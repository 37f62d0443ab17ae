import { getChainMonogram, loadChainIcon } from '@ghost-pay/chains/icons'

/**
 * The picture that the table of chains has of a chain, or else one that is drawn. Fetched when the first is shown.
 *
 * @returns an address of an image
 */
export async function loadIcon({ id, name }: { id: number; name: string }): Promise<string> {
  const icon = await loadChainIcon({ id, name })
  return icon === getChainMonogram({ id, name }) ? chainDiscs(id) : icon
}

/** The hues of the tones, in degrees, the last of which has no colour. */
const hues = [265, 165, 350, 85, 45, 295, 225, 0]

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
  const discs = [21, 23, 25, 27].map((bit, index) => {
    const turn = ((mixed >>> bit) & 3) * 90
    return `<path transform="translate(${index & 1} ${index >> 1})rotate(${turn} .5 .5)" d="M0 0h1a1 1 0 0 1-1 1z"/>`
  })
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="${ground}" d="M0 0h2v2H0z"/><g fill="${figure}">${discs.join('')}</g></svg>`,
  )}`
}
