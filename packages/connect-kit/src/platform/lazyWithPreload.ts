import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** A component whose code is fetched when it is needed. Draws nothing before that, and nothing while the code cannot be fetched. */
export type Preloadable<props extends object> = FunctionComponent<props> & {
  /** Fetches the code before the component is rendered, once. Rejects when that fails; the next call tries again. */
  preload: () => Promise<void>
  /** A hook: the component once its code is here, for a place that shows something else meanwhile. Fetches nothing. */
  useLoaded: () => ComponentType<props> | undefined
  /**
   * A hook: the component, whose code is fetched once it is wanted, for a place that shows something else meanwhile. `null` where the
   * code cannot be fetched. As long as it is not wanted there is none, and code that comes draws nothing anew.
   */
  useFetched: (isWanted?: boolean) => ComponentType<props> | null | undefined
}

/**
 * A component that is fetched: on intent through `preload`, else when it is mounted. `React.lazy` would suspend even when its code is
 * here, keep a fallback for 300 ms, and keep a failure for as long as the page lives.
 *
 * @param fetch imports the part of the code that it is in
 * @param pick finds it there
 */
export function lazyWithPreload<part, props extends object>(
  fetch: () => Promise<part>,
  pick: (part: part) => ComponentType<props>,
): Preloadable<props> {
  let Loaded: ComponentType<props> | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function preload(): Promise<void> {
    loading ??= fetch().then(
      (part) => {
        Loaded = pick(part)
        for (const listener of listeners) listener()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function listen(onLoad: () => void): () => void {
    listeners.add(onLoad)
    return () => {
      listeners.delete(onLoad)
    }
  }

  const useLoaded = (isWanted = true) =>
    useSyncExternalStore(
      listen,
      () => (isWanted ? Loaded : undefined),
      () => undefined,
    )

  function useFetched(isWanted = true) {
    const Component = useLoaded(isWanted)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (isWanted) preload().catch(() => setMissing(true))
    }, [isWanted])
    return Component ?? (isMissing ? null : undefined)
  }

  function Lazy(props: props) {
    const Component = useFetched()
    return Component && createElement(Component, props)
  }
  return Object.assign(Lazy, { preload, useLoaded, useFetched })
}
