import { readProperty } from '../platform/readProperty.ts'
import { findOpener } from './page.ts'
import { hasPopovers, isLightPopover, replaced, topLayer } from './topLayer.ts'

/** Where the kit may draw: an element of the page, or a shadow root that has the kit's stylesheet. */
export type DrawingRoot = HTMLElement | ShadowRoot

/**
 * The element that dialogs are drawn into. An open dialog or popover of the host makes the rest of the page inert or closes at a press
 * beside it, so the element lies inside of the last one that holds the focus.
 *
 * Presses, touches, keys, what is typed and the focus inside of it do not reach the document, where other libraries listen for what happens outside
 * of their own dialogs, and pages for their shortcuts. React listens on this element, so that the kit hears them.
 *
 * @param root where there is no such dialog
 */
export function openPlace(root: DrawingRoot = document.body): HTMLElement {
  const { home, slot } = hostDialog(root) ?? { home: root, slot: '' }
  const found = [...home.children].find((each) => each.matches('[data-ck-place]'))
  if (found instanceof HTMLElement && found.slot === slot) return found
  const place = document.createElement('div')
  place.dataset['ckPlace'] = ''
  if (slot) place.slot = slot
  // No space between the parts of a host's dialog.
  place.style.setProperty('display', 'contents', 'important')
  // How libraries know what is not to be hidden beside a dialog of theirs, and may have the focus.
  for (const name of spared) place.dataset[name] = 'true'
  // Turbo keeps a copy of the page that it leaves, without what is marked so.
  place.dataset['turboTemporary'] = ''
  for (const name of kept) place.addEventListener(name, stop)
  keepEnds(place)
  home.append(place)
  return place
}

const kept = [
  ...['pointerdown', 'mousedown', 'click', 'dblclick', 'auxclick', 'contextmenu', 'selectstart'],
  ...['touchstart', 'touchmove', 'touchend', 'wheel', 'focusin', 'focusout', 'keydown', 'keypress'],
  ...['input', 'change', 'copy', 'cut', 'paste', 'animationend', 'transitionend'],
]

/** How a press or a key begins and ends, and what says which one it is. */
const ends = [
  ['pointerdown', 'pointerup', 'pointerId'],
  ['mousedown', 'mouseup', 'button'],
  ['keydown', 'keyup', 'code'],
] as const

/** Keeps the end of what began inside from the page, which waits for the end of what began there. */
function keepEnds(place: HTMLElement): void {
  for (const [begin, end, name] of ends) {
    const begun = new Set<unknown>()
    place.addEventListener(begin, (event) => void begun.add(readProperty(event, name)))
    place.addEventListener(end, (event) => {
      if (begun.delete(readProperty(event, name))) event.stopPropagation()
    })
  }
}

/** What React Aria, those that hide what stands beside them, and focus-lock look for. */
const spared = ['reactAriaTopLayer', 'liveAnnouncer', 'noFocusLock']

const stop = (event: Event) => event.stopPropagation()

/**
 * Where to draw inside of the host's own dialog, or popover that closes at a press beside it, around what opened ours; or else inside
 * of the last modal dialog. A dialog in the shadow root of another element has no stylesheet of the kit: there it is the slot of that
 * element that the opener stands in.
 */
function hostDialog(root: DrawingRoot): { home: DrawingRoot; slot: string } | undefined {
  const scope = root.getRootNode()
  let inner: HTMLElement | undefined
  for (let at = findOpener(); at; at = outside(at)) {
    if (at instanceof HTMLElement && at.getRootNode() === scope) inner = at
    if (!isHome(at)) continue
    if (!inner || inner === at) return inner && { home: inner, slot: '' }
    return { home: inner.parentElement ?? root, slot: inner.slot }
  }
  if (!(scope instanceof Document || scope instanceof ShadowRoot)) return undefined
  const modals = [...scope.querySelectorAll<HTMLElement>(':modal')].filter(isHome)
  const last = modals.at(-1)
  return last && { home: last, slot: '' }
}

/** A whole page that fills the screen is like any other. */
const isHome = (element: Element): element is HTMLElement =>
  !isOurs(element) &&
  element !== document.documentElement &&
  !element.matches(replaced) &&
  (element.matches(':modal, dialog[open][closedby=any i]') ||
    (isLightPopover(element) && element.matches(topLayer())))

/** What an element is drawn inside of: its slot, its parent, or the element whose shadow root it stands in. */
function outside(element: Element): Element | null {
  const root = element.getRootNode()
  return (
    element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  )
}

/**
 * Calls back when a place is taken out of the page, or the host's dialog or popover that it lies in closes.
 *
 * @returns a function that stops listening
 */
export function watchHome(place: Element, onGone: () => void): () => void {
  // What fills the screen lies in the top layer too, and is still there when it does so no more.
  const shown = hasPopovers() ? 'dialog[open], :popover-open' : 'dialog[open]'
  let home = outside(place)
  while (home && !home.matches(shown)) home = outside(home)
  const look = () => {
    if (!place.isConnected || home?.matches(shown) === false) onGone()
  }
  const removals = new MutationObserver(look)
  for (let within = place.getRootNode(); ;) {
    removals.observe(within, { childList: true, subtree: true })
    if (!(within instanceof ShadowRoot)) break
    within = within.host.getRootNode()
  }
  for (const name of ['close', 'toggle']) home?.addEventListener(name, look)
  return () => {
    removals.disconnect()
    for (const name of ['close', 'toggle']) home?.removeEventListener(name, look)
  }
}

/** Whether an element is drawn by the kit. */
export const isOurs = (element: Element): boolean =>
  element.closest('[data-ck-place], [data-ck-root], [data-ck-live]') !== null
