import { findOpener, focusedElement, isOnPage, open, type Opener, type Scope } from './page.ts'
import { isOurs } from './place.ts'
import { hasPopovers } from './topLayer.ts'

/** Reads what opens a dialog now. */
export function readOpener(): Opener {
  const found = findOpener()
  const inside = found && insideOf(found)?.activeElement
  const opener = inside && inside !== inside.ownerDocument.body ? inside : found
  return {
    opener,
    scopes: [...scopesOf(found && insideOf(found)), ...scopesOf(opener)],
    around: opener?.closest('.ck-connect') ?? null,
    successor: opener?.parentNode ? watchPlace(opener) : () => undefined,
    before: open.find(({ layer }) => layer.contains(opener))?.before,
  }
}

/** The page in a frame, into which this page may draw a button. That of another site is not told. */
const insideOf = (element: Element): Document | null =>
  element instanceof HTMLIFrameElement ? element.contentDocument : null

/** The shadow roots and the documents that a node stands in, the innermost first. */
function scopesOf(node: Node | null): Scope[] {
  const root = node?.getRootNode()
  // Those of a frame are made by its own constructors.
  if (!root || !('activeElement' in root)) return []
  const scope = root as Scope
  return [scope, ...scopesOf('host' in scope ? scope.host : frameOf(scope))]
}

const frameOf = ({ defaultView }: Document) => defaultView?.frameElement ?? null

/** Says what stands where an element was, or comes after it: a range stays at the place of what is taken out of it. */
function watchPlace(element: Element): () => Element | undefined {
  const place = element.ownerDocument.createRange()
  place.selectNode(element)
  return () => {
    const now = place.startContainer.childNodes[place.startOffset]
    return isElement(now) && !isOurs(now) ? now : undefined
  }
}

/** Whether a node is an element, also of a frame. */
const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE

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
 *
 * A button whose code comes late, or that the page draws anew, has it once it stands there: until the visitor presses a key or
 * anything, or something else takes the focus.
 */
export function giveFocusBack(given: Opener, layer: Node): void {
  const openers: Opener[] = []
  for (let each: Opener | undefined = given; each; each = each.before) openers.push(each)
  const scopes = [...new Set([...openers.flatMap((each) => each.scopes), ...scopesOf(layer)])]
  giveTo(openers, scopes)
  if (open.length > 0) return

  const ends = new AbortController()
  let isGiving = false
  function end() {
    if (!isGiving) ends.abort()
  }
  function look() {
    if (open.length > 0 || !isOnPage()) return end()
    if (!isLost(scopes)) return
    isGiving = true
    giveTo(openers, scopes)
    isGiving = false
    // A page that does not want the focus there is not fought without end.
    changes.takeRecords()
  }
  const changes = new MutationObserver(look)
  for (const scope of scopes) {
    changes.observe(scope, { attributeFilter: readiness, childList: true, subtree: true })
    for (const name of ['pointerdown', 'keydown', 'focusin'])
      viewOf(scope)?.addEventListener(name, end, { capture: true, signal: ends.signal })
  }
  ends.signal.addEventListener('abort', () => changes.disconnect())
}

/** What says whether an element can have the focus. */
const readiness = ['inert', 'style', 'class', 'hidden', 'disabled']

const viewOf = (scope: Scope) => ('host' in scope ? scope.ownerDocument : scope).defaultView

/** Whether nothing has the focus, or only the page of a frame among the scopes. */
function isLost(scopes: readonly Scope[]): boolean {
  const at = focusedElement()
  const inside = at && insideOf(at)
  if (!inside) return !at || at === document.body
  const inner = inside.activeElement
  return scopes.includes(inside) && (!inner || inner === inside.body)
}

/** Gives the focus to the first that takes it. */
function giveTo(openers: readonly Opener[], scopes: readonly Scope[]): void {
  const first = openers.flatMap(({ opener, around, successor }) => [
    opener,
    around?.querySelector('button'),
    firstIn(successor()),
  ])
  const all = scopes.flatMap((scope) => [...scope.querySelectorAll('.ck-connect button')])
  for (const each of [...first, ...all]) {
    if (!each || !isFocusable(each)) continue
    each.focus({ preventScroll: true })
    const [scope] = scopesOf(each)
    if (scope?.activeElement && each.contains(scope.activeElement)) return
  }
}

/** Whether an element has a `focus`, also of a frame. */
const isFocusable = (element: Element): element is HTMLElement => 'focus' in element

/** What can have the focus: an element itself, or the first in it. */
function firstIn(element: Element | undefined): Element | undefined {
  if (!element || !isFocusable(element)) return undefined
  return element.tabIndex >= 0 ? element : tabbables(element)[0]
}

const candidates = 'a[href], button, input, select, textarea, iframe, summary, [tabindex]'

/** What Tab would stop at inside an element, in order, also in open shadow roots: a host may put fields in that have one. */
export function tabbables(within: ParentNode): HTMLElement[] {
  return Array.from(within.querySelectorAll<HTMLElement>('*')).flatMap((element) => [
    ...(isStop(element) ? [element] : []),
    ...(element.shadowRoot ? tabbables(element.shadowRoot) : []),
  ])
}

const isStop = (element: HTMLElement): boolean =>
  element.matches(candidates) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.getClientRects().length > 0
