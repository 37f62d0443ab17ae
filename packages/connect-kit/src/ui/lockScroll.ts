let locks = 0

/** Whether the page's scroll bar takes space beside it. */
export function hasScrollBar(): boolean {
  return window.innerWidth > document.documentElement.clientWidth
}

/**
 * Stops the page from scrolling behind a dialog without moving it sideways: where a scroll bar took space, the space is kept.
 * A page that does not scroll anyway is left as it is. Locks count, so that one dialog may follow another.
 *
 * @param hadBar whether a scroll bar took space, measured before anything changed: measuring now would lay the page out again
 * @returns a function that unlocks
 */
export function lockScroll(hadBar: boolean): () => void {
  const page = document.documentElement
  locks += 1
  if (locks === 1) {
    page.setAttribute('data-ck-locked', hadBar ? 'keep-gutter' : '')
  }
  return () => {
    locks -= 1
    if (locks === 0) page.removeAttribute('data-ck-locked')
  }
}
