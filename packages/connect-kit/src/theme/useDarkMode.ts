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
      const observer = new MutationObserver(changed)
      for (const element of [document.documentElement, document.body]) {
        observer.observe(element, { attributes: true })
      }
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
