import { coalesceRuns } from './coalesceRuns.ts'

/**
 * Shares tasks of the same name between callers: one runs at a time, and calls during it share the next one, as `coalesceRuns`
 * has it. Tasks of different names do not wait for each other. Nothing is kept after the last caller has its result.
 *
 * @returns runs a task under a name; tasks of one name must do the same
 */
export function shareRuns<Value>(): (name: string, task: () => Promise<Value>) => Promise<Value> {
  const shared = new Map<string, { run: () => Promise<Value>; callers: number }>()
  return async (name, task) => {
    const entry = shared.get(name) ?? { run: coalesceRuns(task), callers: 0 }
    shared.set(name, entry)
    entry.callers += 1
    try {
      return await entry.run()
    } finally {
      entry.callers -= 1
      if (entry.callers === 0) shared.delete(name)
    }
  }
}
