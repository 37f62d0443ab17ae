/** How many blocks one request for logs covers: fewer where the node refuses, more again where it does not. */
export type LogWindow = {
  /** Blocks, at least 1. */
  size(): number
  /** So many blocks were answered for. */
  succeeded(blocks: number): void
  /** So many blocks were too many. */
  failed(blocks: number): void
}

/** After so many whole windows in a row the next one is twice as long. */
const streakToGrow = 8

/** @param most blocks that are ever asked for at once; also what is tried first */
export function createLogWindow(most: number): LogWindow {
  let size = most
  let streak = 0
  return {
    size: () => size,
    succeeded(blocks) {
      if (blocks < size) return
      streak += 1
      if (streak < streakToGrow) return
      size = Math.min(size * 2, most)
      streak = 0
    },
    failed(blocks) {
      size = Math.max(1, Math.floor(Math.min(size, blocks) / 2))
      streak = 0
    },
  }
}
