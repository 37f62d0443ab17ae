/**
 * Creates a function that runs one task after the other, in the order of the calls. A task that fails does not stop the next.
 *
 * @returns a function that takes a task and resolves to its result
 */
export function createQueue(): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
