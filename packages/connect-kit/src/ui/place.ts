/** Where the kit may draw: an element of the page, or a shadow root that has the kit's stylesheet. */
export type DrawingRoot = HTMLElement | ShadowRoot

/** Whether the browser has a top layer that takes an element without making the page inert. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype

/**
 * The element that dialogs are drawn into. An open modal dialog or popover of the host makes the rest of the page inert or closes at a
 * press beside it, so the element lies inside of the last one that holds the focus.
 *
 * Presses, touches and the focus inside of it do not reach the document, where other libraries listen for what happens outside of
 * their own dialogs. React listens on this element, so that the kit hears them.
 *
 * @param root where there is no such dialog
 */
export function openPlace(root: DrawingRoot = document.body): HTMLElement {
  const home = hostDialog() ?? root
  const found = [...home.children].find((each) => each.hasAttribute('data-ck-place'))
  if (found instanceof HTMLElement) return found
  const place = document.createElement('div')
  place.dataset['ckPlace'] = ''
  // How libraries know what is not to be hidden beside a dialog of theirs: React Aria by the first, others by the second.
  place.dataset['reactAriaTopLayer'] = place.dataset['liveAnnouncer'] = 'true'
  for (const name of kept) place.addEventListener(name, stop)
  home.append(place)
  return place
}

const kept = [
  ...['pointerdown', 'mousedown', 'click', 'touchstart', 'touchmove', 'touchend', 'wheel'],
  ...['focusin', 'focusout'],
]

const stop = (event: Event) => event.stopPropagation()

/** The host's own dialog, or popover that closes at a press beside it, around the focus; or else the last dialog. */
function hostDialog(): Element | undefined {
  const tops = [...document.querySelectorAll<HTMLElement>(topLayer())].filter(
    (each) => !isOurs(each),
  )
  const isModal = (each: Element) => each.matches(':modal')
  const homes = tops.filter((each) => isModal(each) || each.popover === 'auto')
  const focused = homes.filter((each) => each.contains(document.activeElement))
  return focused.at(-1) ?? homes.filter(isModal).at(-1)
}

/**
 * Calls back when the host's dialog or popover that an element lies in closes, or is taken out of the page with it.
 *
 * @returns a function that stops listening
 */
export function watchHome(element: HTMLElement, onGone: () => void): () => void {
  const home = element.parentElement?.closest<HTMLElement>(topLayer())
  if (!home) return () => {}
  const look = () => {
    if (!home.isConnected || !home.matches(topLayer())) onGone()
  }
  const removals = new MutationObserver(look)
  removals.observe(document.body, { childList: true, subtree: true })
  for (const name of ['close', 'toggle']) home.addEventListener(name, look)
  return () => {
    removals.disconnect()
    for (const name of ['close', 'toggle']) home.removeEventListener(name, look)
  }
}

/** Matches what lies in the browser's top layer. */
export const topLayer = (): string => (hasPopovers() ? ':modal, :popover-open' : ':modal')

/** Whether an element is drawn by the kit. */
export const isOurs = (element: Element): boolean =>
  element.closest('[data-ck-place], [data-ck-root], [data-ck-live]') !== null
