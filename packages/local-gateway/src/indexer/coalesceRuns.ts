/**
 * Runs a task one at a time. Calls during a run wait for the next run and share its result: the current run may have started
 * before what the caller wants to see has happened.
 */
export function coalesceRuns<Value>(task: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  let next: Promise<Value> | undefined

  function run(): Promise<Value> {
    if (!running) {
      running = task().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return run()
      })
    return next
  }
  return run
}
