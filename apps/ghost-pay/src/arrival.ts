import { createContext, type RefObject, useContext, useEffect } from 'react'
import { useLocation } from 'wouter'

/** Where the visitor was brought to last, and how. */
export type Arrivals = {
  isNew: (location: string) => boolean
  arrived: (location: string) => void
  /** True when the browser's Back or Forward led here: then the place on the page is the browser's. */
  byHistory: () => boolean
  /** Subscribes to the browser's Back and Forward; returns a function that unsubscribes. */
  follow: () => () => void
}

/**
 * Remembers where the visitor is.
 *
 * @param first where the app was opened: the browser has put the focus there already
 */
export function createArrivals(first: string): Arrivals {
  let last = first
  let traversed = false
  const onTraversed = () => {
    traversed = true
  }
  return {
    isNew: (location) => location !== last,
    arrived: (location) => {
      last = location
      traversed = false
    },
    byHistory: () => traversed,
    follow: () => {
      addEventListener('popstate', onTraversed)
      return () => removeEventListener('popstate', onTraversed)
    },
  }
}

/** Without one, as in a story, no focus is moved. */
export const ArrivalsContext = createContext<Arrivals | undefined>(undefined)

/**
 * After a step to another screen, brings the focus to its heading, so that a keyboard goes on there and a screen reader
 * says where one is. A heading that comes late is waited for, unless the visitor has gone on meanwhile.
 *
 * @param screen the element that the screen fills
 */
export function useArrivalFocus(screen: RefObject<HTMLElement | null>): void {
  const arrivals = useContext(ArrivalsContext)
  const [location] = useLocation()
  useEffect(() => {
    const main = screen.current
    if (main === null || arrivals?.isNew(location) !== true) return undefined
    if (!arrivals.byHistory()) window.scrollTo(0, 0)
    if (focusHeading(main)) {
      arrivals.arrived(location)
      return undefined
    }
    main.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      const gone = document.activeElement !== main && document.activeElement !== document.body
      if (!gone && !focusHeading(main)) return
      arrivals.arrived(location)
      observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [arrivals, location, screen])
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
