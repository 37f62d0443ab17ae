/**
 * Stores what is not on the chain: a list of JSON values for each scope (for example one chain with one first block). It does
 * not interpret the values. When a call fails, nothing of it was recorded; the
 * error may carry a `reason`, a sentence that callers over HTTP may read.
 */
export type Store = {
  /** The values of a scope, oldest first; empty when there are none. */
  read(scope: string): Promise<unknown[]>
  /** Adds a value. When the promise has settled, the value survives a crash as well as the store can. */
  append(scope: string, value: unknown): Promise<void>
  /** Replaces all values of a scope, atomically. */
  replace(scope: string, values: readonly unknown[]): Promise<void>
  /**
   * What was kept of a scope; undefined when there is nothing, or when it is damaged. Without this call and the next one everything
   * that can be read again is read again after a start.
   */
  readKept?(scope: string): Promise<Kept | undefined>
  /** Keeps something in the place of what was kept before. It may be lost. */
  keep?(scope: string, kept: Kept): Promise<void>
  close(): Promise<void>
}

/** What can be read again elsewhere, and is kept to save the time. */
export type Kept = {
  /** A value that structured clone copies. It is copied before the call returns. */
  head: unknown
  /** Long bytes beside it, which do not change afterwards. */
  bytes: readonly Uint8Array[]
}
