import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'

/** A component whose code is fetched when it is needed. Goes inside `Suspense`. */
export type Preloadable<props extends object> = FunctionComponent<props> & {
  /** Fetches the code before the component is rendered, once. Rejects when that fails; the next call tries again. */
  preload: () => Promise<void>
}

/**
 * `React.lazy` with what it leaves open. `preload` fetches the code on intent, and a component that was preloaded renders at
 * once: a lazy one suspends even then, and React keeps a fallback for 300 ms. A fetch that failed is tried again when the
 * component is mounted again: React keeps the failure of a lazy component for as long as the page lives.
 *
 * @param load imports the component
 * @param Failed is rendered in its place when the code cannot be fetched
 */
export function lazyWithPreload<props extends object>(
  load: () => Promise<ComponentType<props>>,
  Failed: ComponentType<props>,
): Preloadable<props> {
  let Loaded: ComponentType<props> | undefined
  let loading: Promise<void> | undefined
  let Lazy = createLazy()

  function preload(): Promise<void> {
    loading ??= load().then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function createLazy(): ComponentType<props> {
    const Component = lazy(async () => {
      try {
        await preload()
      } catch {
        Lazy = createLazy()
      }
      return { default: Loaded ?? Failed }
    })
    return (props) => createElement(Component, props)
  }

  function Preloaded(props: props) {
    // Chosen once: React mounts a component of another type again.
    const [Component] = useState(() => Loaded ?? Lazy)
    return createElement(Component, props)
  }
  return Object.assign(Preloaded, { preload })
}
