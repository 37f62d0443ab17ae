/** How many blocks one request for logs covers: fewer where the node refuses, more again where it does not. */
export type LogWindow = {
  /** Blocks, at least 1. */
  size(): number
  /** The node answered for this many blocks with this many logs. */
  succeeded(blocks: number, logs: number): void
  /** The node refused this many blocks. */
  failed(blocks: number): void
}

/** After this many successful full windows in a row the size doubles. */
const streakToGrow = 8

/** Reading an answer blocks the event loop, and holds it in memory: answers with more logs than this are avoided. */
const manyLogs = 1000

/**
 * @param max the maximum number of blocks in one request
 * @param start the first size
 */
export function createLogWindow(max: number, start: number = max): LogWindow {
  let size = start
  let isCareful = false
  let streak = 0
  return {
    size: () => size,
    succeeded(blocks, logs) {
      if (logs > manyLogs) {
        size = Math.max(1, Math.floor((blocks * manyLogs) / logs))
        streak = 0
        isCareful = true
      }
      if (blocks < size || logs > manyLogs / 2) return
      streak += 1
      if (isCareful && streak < streakToGrow) return
      size = Math.min(size * 2, max)
      streak = 0
    },
    failed(blocks) {
      isCareful = true
      size = Math.max(1, Math.floor(Math.min(size, blocks) / 2))
      streak = 0
    },
  }
}
