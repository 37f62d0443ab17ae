import { useSyncExternalStore } from 'react'

/** The colours that the toolbar says. They are written on the page, where its style sheet and the frames in it read them. */
export type Scheme = 'light' | 'dark'

/** The scheme that a setting names; anything else is light. */
export function readScheme(value: unknown): Scheme {
  return value === 'dark' ? 'dark' : 'light'
}

/** Shows the page in a scheme. */
export function writeScheme(scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme
}

/** What is written on a page; `undefined` where nothing is, and outside Storybook. */
export function useWrittenScheme(page: Document | undefined): string | undefined {
  return useSyncExternalStore(
    (changed) => {
      if (!page) return () => {}
      const observer = new MutationObserver(changed)
      observer.observe(page.documentElement, { attributeFilter: ['data-scheme'] })
      return () => observer.disconnect()
    },
    () => page?.documentElement.dataset['scheme'],
  )
}

/**
 * The colours of a story. A dialog stands in the documentation in a frame of its own, which the toolbar does not reach: there
 * the page around it says them.
 *
 * @param chosen what the toolbar says to this frame
 */
export function useScheme(chosen: unknown): Scheme {
  return readScheme(useWrittenScheme(pageAround()) ?? chosen)
}

function pageAround(): Document | undefined {
  try {
    return window.parent === window ? undefined : window.parent.document
  } catch {
    // A page from elsewhere says nothing of the colours.
    return undefined
  }
}
