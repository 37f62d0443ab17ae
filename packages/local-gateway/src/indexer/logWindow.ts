/** How many blocks one request for logs covers: fewer where the node refuses, more again where it does not. */
export type LogWindow = {
  /** Blocks, at least 1. */
  size(): number
  /** The node answered for this many blocks. */
  succeeded(blocks: number): void
  /** The node refused this many blocks. */
  failed(blocks: number): void
}

/** After this many successful full windows in a row the size doubles. */
const streakToGrow = 8

/** @param max the maximum number of blocks in one request; also the first size */
export function createLogWindow(max: number): LogWindow {
  let size = max
  let streak = 0
  return {
    size: () => size,
    succeeded(blocks) {
      if (blocks < size) return
      streak += 1
      if (streak < streakToGrow) return
      size = Math.min(size * 2, max)
      streak = 0
    },
    failed(blocks) {
      size = Math.max(1, Math.floor(Math.min(size, blocks) / 2))
      streak = 0
    },
  }
}
