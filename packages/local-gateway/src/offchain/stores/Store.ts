/**
 * Where a gateway keeps what the chain does not know. It holds a list of JSON values for each scope (one chain with
 * one first block, for example) and needs to understand none of them. When a call fails, nothing of it was recorded; the
 * error may carry a `reason`, a sentence that callers over HTTP may read.
 */
export type Store = {
  /** The values of a scope, oldest first; empty when there are none. */
  read(scope: string): Promise<unknown[]>
  /** Adds a value. When the promise has settled, the value survives a crash as well as the store can. */
  append(scope: string, value: unknown): Promise<void>
  /** Puts other values in the place of all values of a scope, wholly or not at all. */
  replace(scope: string, values: readonly unknown[]): Promise<void>
  close(): Promise<void>
}
