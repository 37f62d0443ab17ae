'use client'

import { useCallback, useSyncExternalStore } from 'react'

import type { DarkMode } from './ThemeChoice.ts'

/** How a root says which colours it has: `auto` follows the visitor's system through CSS alone. */
export type ColorMode = 'auto' | 'host' | 'light' | 'dark'

/**
 * Follows a page's own dark mode. With `media` there is nothing to follow, CSS does it. With a selector, `html` and `body`
 * are watched. On the server and until the page is hydrated the mode is `host`: the stylesheet then goes by `.dark` and
 * `[data-theme='dark']`, the two usual ones.
 */
export function useDarkMode(darkMode: DarkMode): ColorMode {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (darkMode === 'media') return () => {}
      // A router may put another body into the page.
      const watch = () => {
        observer.observe(document.documentElement, { attributes: true, childList: true })
        observer.observe(document.body, { attributes: true })
      }
      const observer = new MutationObserver(() => {
        watch()
        changed()
      })
      watch()
      return () => observer.disconnect()
    },
    [darkMode],
  )
  return useSyncExternalStore(
    subscribe,
    () => {
      if (darkMode === 'media') return 'auto'
      return document.documentElement.matches(darkMode) || document.body.matches(darkMode)
        ? 'dark'
        : 'light'
    },
    () => (darkMode === 'media' ? 'auto' : 'host'),
  )
}
