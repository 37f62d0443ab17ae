import { useEffect } from 'react'

/** The title of a page that has none of its own (behaviour/payments#title). */
const defaultTitle = 'Ghost Pay'

/**
 * Names the page in the browser's tab.
 *
 * @param title what the page is about; without one the default title stands alone
 */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? defaultTitle : `${title} · ${defaultTitle}`
  }, [title])
}
