import type { Chain } from '../chain.ts'
import { svgToDataUri } from './svgToDataUri.ts'

/**
 * An icon for a chain that has none: the initials of its name on a colour that follows from its id. Square, drawn here, without
 * a request.
 *
 * @param chain id and name of the chain
 * @returns a `data:` address of an SVG image
 */
export function getChainMonogram(chain: Pick<Chain, 'id' | 'name'>): string {
  return svgToDataUri(drawMonogram(chain))
}

/**
 * The SVG behind `getChainMonogram`.
 *
 * @param chain id and name of the chain
 * @returns the image as text
 */
export function drawMonogram({ id, name }: Pick<Chain, 'id' | 'name'>): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' +
    `<path fill="${monogramColor(id)}" d="M0 0h24v24H0z"/>` +
    `<text x="12" y="12" fill="#fff" font-family="system-ui,sans-serif" font-size="10" font-weight="600" text-anchor="middle" dominant-baseline="central">${initialsOf(name)}</text></svg>`
  )
}

/**
 * The background of a monogram: dark enough for white letters (contrast at least 4.5 to 1) in every hue.
 *
 * @param id chain id
 * @returns a colour as CSS writes it
 */
export function monogramColor(id: number): string {
  return `hsl(${(id * 137) % 360 || 0},50%,29%)`
}

/** The first letters of the first two words, letters and digits only, so that nothing has to be escaped. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?']
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase()
}
