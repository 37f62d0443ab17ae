/** A number in [0, 360) that is the same for the same text. */
function hueOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 17 + (letter.codePointAt(0) ?? 0)) % 360
  return hash
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/**
 * Draws a wallet's icon: its first letter on a coloured tile.
 *
 * @param name the wallet's name; colour and letter follow from it
 * @returns a `data:` URI with an SVG of 96 × 96 (EIP-6963 asks for a square of at least 96 pixels)
 */
export function monogramIcon(name: string): string {
  const letter = escapeXml([...name.trim()][0]?.toUpperCase() ?? '?')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" rx="22" fill="hsl(${hueOf(name)} 62% 42%)"/>` +
    '<text x="48" y="66" text-anchor="middle" font-family="system-ui,sans-serif" font-size="52" ' +
    `font-weight="600" fill="#fff">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
