/** Runs one task at a time, in the order of the calls. A task that fails does not keep the next one from running. */
export type RunExclusive = <Value>(task: () => Promise<Value>) => Promise<Value>

/** Creates a lock: tasks that are passed to the returned function never overlap. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
