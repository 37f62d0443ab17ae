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
  close(): Promise<void>
}
