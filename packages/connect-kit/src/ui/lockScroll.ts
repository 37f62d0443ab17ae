/** How the page scrolls before a dialog stands in it. */
export type Scrolling = {
  hasScrollBar: boolean
  /** The window scrolls as the body says. */
  isBodys: boolean
}

/** Reads how the page scrolls. */
export function readScrolling(): Scrolling {
  const { body, documentElement: page } = document
  const { overflow, contain } = getComputedStyle(body)
  return {
    hasScrollBar: window.innerWidth > page.clientWidth,
    isBodys:
      overflow !== 'visible' && contain === 'none' && getComputedStyle(page).overflow === 'visible',
  }
}

/**
 * Stops the page from scrolling, without moving anything in it.
 *
 * @returns a function that lets it scroll again
 */
export function lockScroll({ hasScrollBar, isBodys }: Scrolling): () => void {
  const { body, documentElement: page } = document
  const held = [hold(page, 'overflow', 'hidden')]
  // A page that keeps the room of a scroll bar by itself may keep it on both sides.
  if (hasScrollBar && getComputedStyle(page).scrollbarGutter === 'auto')
    held.push(hold(page, 'scrollbar-gutter', 'stable'))
  // What the window does not take from the body any more would make the body scroll, and its sticky parts leave.
  if (isBodys) held.push(hold(body, 'overflow', 'visible'))
  return () => {
    for (const release of held) release()
  }
}

/**
 * Sets a style over whatever the page has.
 *
 * @returns a function that gives back what was there; what the page has set since is the page's
 */
export function hold({ style }: HTMLElement, name: string, value: string): () => void {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  style.setProperty(name, value, 'important')
  return () => {
    if (style.getPropertyPriority(name) === 'important') style.setProperty(name, ...before)
  }
}
