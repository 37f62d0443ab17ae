import type { Tile } from '../format/drawTiles.ts'

/** The colours of an avatar and the cells that are filled. */
export type AvatarShapes = {
  ground: string
  figure: string
  /** Two columns by four rows; the other two columns mirror them. */
  tiles: readonly Tile[]
}

const tileNames: readonly Tile[] = ['empty', 'full', 'nw', 'ne', 'se', 'sw']

/**
 * The look of an address: two tones of one family and a mirrored figure of quarter discs. The same address always looks the
 * same, whatever case it is written in, and neighbours look different.
 */
export function avatarShapes(address: string): AvatarShapes {
  const next = randomFrom(address.toLowerCase())
  const hue = next(24) * 15
  const turn = [35, 60, 150, 180, 210, 300][next(6)] ?? 180
  const dark = next(2) === 0
  const tones = [`oklch(0.4 0.085 ${hue})`, `oklch(0.85 0.09 ${(hue + turn) % 360})`]
  const [ground, figure] = dark ? tones : tones.toReversed()
  const tiles = Array.from({ length: 8 }, () => tileNames[next(tileNames.length)] ?? 'full')
  const filled = tiles.filter((tile) => tile !== 'empty').length
  return {
    ground: ground ?? '',
    figure: figure ?? '',
    tiles: filled < 3 ? tiles.map((tile) => (tile === 'empty' ? 'full' : tile)) : tiles,
  }
}

/** Numbers below a limit, the same for the same seed (FNV-1a, then xorshift32). */
function randomFrom(seed: string): (below: number) => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
