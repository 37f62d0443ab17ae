import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** A component whose code is fetched when it is needed. Goes inside `Suspense`. */
export type Preloadable<props extends object> = FunctionComponent<props> & {
  /** Fetches the code before the component is rendered, once. Rejects when that fails; the next call tries again. */
  preload: () => Promise<void>
  /**
   * A hook: the component once its code is here. For a place that shows something else meanwhile and does not suspend; what suspends is
   * held back by React for 300 ms.
   */
  useLoaded: () => ComponentType<props> | undefined
}

/**
 * `React.lazy` with what it leaves open. `preload` fetches the code on intent, and a component that was preloaded renders at
 * once: a lazy one suspends even then, and React keeps a fallback for 300 ms. A fetch that failed is tried again when the
 * component is mounted again: React keeps the failure of a lazy component for as long as the page lives. A component that is
 * mounted as `Failed` becomes the real one when a later `preload` succeeds.
 *
 * @param load imports the component
 * @param Failed is rendered in its place while the code cannot be fetched
 */
export function lazyWithPreload<props extends object>(
  load: () => Promise<ComponentType<props>>,
  Failed: ComponentType<props>,
): Preloadable<props> {
  let Loaded: ComponentType<props> | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  let Lazy = createLazy()

  function preload(): Promise<void> {
    loading ??= load().then(
      (component) => {
        Loaded = component
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

  function createLazy(): ComponentType<props> {
    const Component = lazy(async () => {
      await preload().catch(() => {})
      return { default: Loaded ?? Unloaded }
    })
    return (props) => createElement(Component, props)
  }

  function Unloaded(props: props) {
    const [Late, setLate] = useState<ComponentType<props>>()
    useEffect(() => {
      // The next component tries again, but not before this one is shown: a component that suspends is made again by React each
      // time its promise settles, and would fetch without end.
      Lazy = createLazy()
      return listen(() => setLate(() => Loaded))
    }, [])
    return createElement(Late ?? Failed, props)
  }

  function Preloaded(props: props) {
    // Chosen once: React mounts a component of another type again.
    const [Component] = useState(() => Loaded ?? Lazy)
    return createElement(Component, props)
  }
  const useLoaded = () =>
    useSyncExternalStore(
      listen,
      () => Loaded,
      () => undefined,
    )
  return Object.assign(Preloaded, { preload, useLoaded })
}
