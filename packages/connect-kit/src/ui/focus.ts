import { findOpener, focusedElement, open, type Opener } from './page.ts'
import { isOurs } from './place.ts'
import { hasPopovers } from './topLayer.ts'

/** Reads what opens a dialog now. */
export function readOpener(): Opener {
  const opener = findOpener()
  return {
    opener,
    focusInside: watchInside(opener),
    around: opener?.closest('.ck-connect') ?? null,
    successor: opener?.parentNode ? watchPlace(opener) : () => undefined,
    before: open.find(({ layer }) => layer.contains(opener))?.before,
  }
}

/**
 * Remembers what has the focus in a frame into which the page draws the button: a frame that cannot be reached forgets it. The page of
 * another site is not told.
 */
function watchInside(opener: Element | null): () => void {
  const page = opener instanceof HTMLIFrameElement ? opener.contentDocument : null
  const had = page?.activeElement
  return () => {
    const again = had?.isConnected ? had : page?.querySelector('.ck-connect button')
    // It is made by the frame's own constructors.
    const Inside = page?.defaultView?.HTMLElement
    if (Inside && again instanceof Inside) again.focus({ preventScroll: true })
  }
}

/** Says what stands where an element was, or comes after it: a range stays at the place of what is taken out of it. */
function watchPlace(element: Element): () => Element | undefined {
  const place = document.createRange()
  place.selectNode(element)
  return () => {
    const now = place.startContainer.childNodes[place.startOffset]
    return now instanceof Element && !isOurs(now) ? now : undefined
  }
}

/**
 * Gives the focus to a part of a dialog. A host that holds the focus in a dialog of its own takes it back at once, and lets nothing
 * outside of that be pressed: the place of ours is moved inside then.
 *
 * @returns whether the place was moved
 */
export function takeFocus(first: HTMLElement, place: Element | null): boolean {
  // A dialog of the host's takes the focus back from an element that it moves to, and not where it is merely lost.
  const had = focusedElement()
  if (had instanceof HTMLElement) had.blur()
  first.focus({ preventScroll: true })
  const taker = focusedElement()
  const isTaken = taker && taker !== document.body && place?.contains(taker) === false
  if (!isTaken || !hasPopovers()) return false
  const trap = taker.closest('[role=dialog], [role=alertdialog], [aria-modal=true]')
  ;(trap ?? taker.parentElement ?? taker).append(place)
  return true
}

/**
 * Gives the focus back to what opened a dialog, or else to what stands in its place, or to any connect button that takes it. Where that
 * was in a dialog which is gone, to what had opened that.
 */
export function giveFocusBack(given: Opener, root: Node): void {
  const all = [root, document].flatMap((within) =>
    within instanceof Document || within instanceof ShadowRoot
      ? [...within.querySelectorAll('.ck-connect')]
      : [],
  )
  const openers: Opener[] = []
  for (let each: Opener | undefined = given; each; each = each.before) openers.push(each)
  const first = openers.flatMap(({ opener, around, successor }) => [
    opener,
    around?.querySelector('button'),
    firstIn(successor()),
  ])
  for (const each of [...first, ...all.map((button) => button.querySelector('button'))]) {
    if (!(each instanceof HTMLElement)) continue
    each.focus({ preventScroll: true })
    if (!each.matches(':focus-within')) continue
    openers.find(({ opener }) => opener === each)?.focusInside()
    return
  }
}

/** What can have the focus: an element itself, or the first in it. */
function firstIn(element: Element | undefined): Element | undefined {
  if (!(element instanceof HTMLElement)) return undefined
  return element.tabIndex >= 0 ? element : tabbables(element)[0]
}

const candidates = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]'

/** What Tab would stop at inside an element, in order. */
export function tabbables(within: HTMLElement): HTMLElement[] {
  return Array.from(within.querySelectorAll<HTMLElement>(candidates)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.getClientRects().length > 0,
  )
}
