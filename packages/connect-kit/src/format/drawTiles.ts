/** A tile of a drawing: nothing, a full square, or a quarter of a disc that fills one corner. */
export type Tile = 'empty' | 'full' | 'nw' | 'ne' | 'se' | 'sw'

/** Where each tile starts in its field, and how it goes on: a square, or a quarter of a circle around a corner. */
const paths: Record<Tile, readonly [x: number, y: number, path: string]> = {
  empty: [0, 0, ''],
  full: [0, 0, 'h1v1h-1z'],
  nw: [0, 0, 'h1a1 1 0 0 1-1 1z'],
  ne: [1, 0, 'v1a1 1 0 0 1-1-1z'],
  se: [1, 1, 'h-1a1 1 0 0 1 1-1z'],
  sw: [0, 1, 'v-1a1 1 0 0 1 1 1z'],
}

/**
 * Draws rows of two tiles.
 *
 * @param tiles from left to right, from above
 * @returns the `d` of one path in which a tile is 1 wide and high
 */
export function drawTiles(tiles: readonly Tile[]): string {
  return tiles
    .map((tile, index) => {
      const [x, y, line] = paths[tile]
      return `M${x + (index % 2)} ${y + Math.floor(index / 2)}${line}`
    })
    .join('')
}
