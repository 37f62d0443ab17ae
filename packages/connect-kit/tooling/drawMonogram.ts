/** Strokes of the letters, on a field 6 wide and 8 high. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 8 3 0l3 8M1.1 5.2h3.8',
  B: 'M0 4h3.3a2 2 0 0 1 0 4H0V0h3a2 2 0 0 1 0 4',
  C: 'M6 1.3A4 4 0 1 0 6 6.7',
  D: 'M0 0v8h2a4 4 0 0 0 0-8z',
  E: 'M5.5 0H0v8h5.5M0 4h4.5',
  F: 'M5.5 0H0v8M0 4h4.5',
  G: 'M6 1.3A4 4 0 1 0 6 6.7V4.3H3.6',
  H: 'M0 0v8M6 0v8M0 4h6',
  I: 'M3 0v8',
  J: 'M5 0v5.5a2.5 2.5 0 0 1-5 0',
  K: 'M0 0v8M5.7 0 0 4.7M2.2 2.9 6 8',
  L: 'M0 0v8h5.5',
  M: 'M0 8V0l3 5 3-5v8',
  N: 'M0 8V0l6 8V0',
  O: 'M3 0a3.2 4 0 1 0 0 8 3.2 4 0 1 0 0-8z',
  P: 'M0 8V0h3.3a2.3 2.3 0 0 1 0 4.6H0',
  R: 'M0 8V0h3.3a2.3 2.3 0 0 1 0 4.6H0M3 4.6 6 8',
  S: 'M5.6 1.4C5 .5 4.1 0 3 0 1.4 0 .3.8.3 2.1.3 5 5.8 3.2 5.8 5.9 5.8 7.2 4.6 8 3 8 1.8 8 .7 7.5 0 6.5',
  T: 'M0 0h6M3 0v8',
  U: 'M0 0v5a3 3 0 0 0 6 0V0',
  V: 'm0 0 3 8 3-8',
  W: 'm0 0 1.5 8L3 2.5 4.5 8 6 0',
  X: 'm0 0 6 8M6 0 0 8',
  Y: 'm0 0 3 4 3-4M3 4v4',
  Z: 'M0 0h6L0 8h6',
  1: 'M1 1.6 3.5 0v8',
  9: 'M5.8 2.4a2.7 2.4 0 1 1-5.4 0 2.7 2.4 0 1 1 5.4 0C5.8 5.5 4.5 7.2 2 8',
}

/** The same id, the same corner. */
const corners = [
  'M0 0h14A14 14 0 0 1 0 14z',
  'M40 0v14A14 14 0 0 1 26 0z',
  'M40 40H26a14 14 0 0 1 14-14z',
  'M0 40V26a14 14 0 0 1 14 14z',
]

export type Monogram = {
  /** Decides the corner that is shaded. */
  id: string
  /** Two letters or digits. */
  letters: string
  /** A hex colour of six digits. */
  background: string
}

/** Draws a wallet's icon: two letters in strokes of our own, ink or paper, on a ground with one shaded corner. */
export function drawMonogram({ id, letters, background }: Monogram): string {
  const [first = '', second = ''] = letters
  const ink = isLight(background) ? '#14151a' : '#fff'
  const corner = corners[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">`,
    `<path fill="${background}" d="M0 0h40v40H0z"/>`,
    `<path fill="${ink}" opacity=".16" d="${corner}"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${strokesOf(first)}" transform="translate(8.4 14)scale(1.5)"/>`,
    `<path d="${strokesOf(second)}" transform="translate(22.6 14)scale(1.5)"/>`,
    `</g></svg>\n`,
  ].join('')
}

function strokesOf(letter: string): string {
  const found = strokes[letter]
  if (found === undefined)
    throw new Error(`There are no strokes for "${letter}" yet. Draw them in drawMonogram.ts.`)
  return found
}

/** Relative luminance (WCAG 2): above this, ink has more contrast than paper. */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18
}
