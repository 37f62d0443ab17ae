import type { Store } from './Store.ts'

/** A store in memory, for tests and demos: its values are lost when the process ends. */
export function memoryStore(): Store {
  const scopes = new Map<string, string[]>()
  return {
    read: (scope) =>
      Promise.resolve((scopes.get(scope) ?? []).map((line): unknown => JSON.parse(line))),
    append(scope, value) {
      scopes.set(scope, [...(scopes.get(scope) ?? []), JSON.stringify(value)])
      return Promise.resolve()
    },
    replace(scope, values) {
      scopes.set(
        scope,
        values.map((value) => JSON.stringify(value)),
      )
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
}
