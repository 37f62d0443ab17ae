/** A part of the kit that is not in the first load. */
export type Later<part> = {
  /** The part; `undefined` until it is there, `null` when it could not be loaded. */
  get: () => part | null | undefined
  subscribe: (listener: () => void) => () => void
  /** Fetches it once. Rejects when that fails; the next call tries again. */
  load: () => Promise<void>
}

/**
 * Keeps a part whose code is fetched when somebody is about to need it, so that it is drawn without waiting once it is there.
 *
 * @param fetch a dynamic import
 */
export function later<part>(fetch: () => Promise<part>): Later<part> {
  let loaded: part | null | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const settle = (part: part | null) => {
    loaded = part
    for (const listener of listeners) listener()
  }
  return {
    get: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: () => {
      loading ??= fetch().then(settle, (error: unknown) => {
        loading = undefined
        settle(null)
        throw error
      })
      return loading
    },
  }
}
