let locks = 0

/**
 * Stops the page from scrolling behind a dialog without moving it sideways: where a scroll bar took room, the room is kept.
 * A page that does not scroll anyway is left as it is. Locks count, so that one dialog may follow another.
 *
 * @returns the way to unlock
 */
export function lockScroll(): () => void {
  const page = document.documentElement
  locks += 1
  if (locks === 1) {
    const hasBar = window.innerWidth > page.clientWidth
    page.setAttribute('data-ck-locked', hasBar ? 'keep-room' : '')
  }
  return () => {
    locks -= 1
    if (locks === 0) page.removeAttribute('data-ck-locked')
  }
}
