/**
 * Runs work one at a time. Whoever calls while it runs waits for the next run, which all of them share: what runs may have
 * begun before the caller's own doing.
 */
export function inTurns<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  let next: Promise<Value> | undefined

  function run(): Promise<Value> {
    if (!running) {
      running = work().finally(() => {
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
