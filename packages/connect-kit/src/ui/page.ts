import { shared } from '../platform/shared.ts'
import { isLightPopover, topLayer } from './topLayer.ts'

/** What knows which of its elements has the focus. */
export type Scope = Document | ShadowRoot

/** What opened a dialog, and what stands for it once it is gone. */
export type Opener = {
  opener: Element | null
  /** The shadow roots and the documents that it stands in, the innermost first. */
  scopes: readonly Scope[]
  /** The connect button around it, which stays when connecting replaces what was pressed. */
  around: Element | null
  /** What has come into its place, or stands after it. */
  successor: () => Element | undefined
  /** What opened the dialog that it stands in. */
  before: Opener | undefined
}

/** A dialog that is open. */
export type Open = {
  layer: HTMLElement
  before?: Opener
  onClose: () => void
  /** What of the page it makes inert. */
  covered?: readonly HTMLElement[]
  /** What a wallet has put above it. */
  surfaces: ReadonlyMap<HTMLElement, number>
  /** What lay in the browser's top layer before. */
  below?: ReadonlySet<Element>
  /** Whether the browser calls `onClose` for Escape, in turn with what the page has opened since. */
  hasWayBack?: () => boolean
  /** Lets the page scroll again. One of the dialogs has it, and leaves it to another that holds the page as well. */
  unlockScroll?: (() => void) | undefined
}

/** The dialogs that are open, the lowest first. */
export const open = shared<Open[]>('open', [])

/**
 * Makes a dialog the topmost one, which Escape and a phone's way back close.
 *
 * @returns a function that ends that
 */
export function stack(dialog: Open): () => void {
  // Escape may be a wallet's, and without a press in between what was opened after another goes together with it.
  const isMeant = () => open.at(-1) === dialog && !isEscapeElsewhere()
  const way = watchWayBack(isMeant, () => dialog.onClose())
  dialog.hasWayBack = way.isWatched
  dialog.below = new Set(inTopLayer())
  open.push(dialog)
  // A dialog may stand without a provider.
  const stopWatching = watchPage(dialog.layer)
  return () => {
    stopWatching()
    way.stop()
    open.splice(open.indexOf(dialog), 1)
  }
}

/**
 * Calls back when the visitor of a phone goes back, or presses Escape; not every browser tells, and TypeScript does not know it yet. A
 * script that stands in for the browser listens for Escape itself, which no script hears while a dialog of ours is open.
 *
 * @param isMeant whether this dialog is the one to close
 * @returns `isWatched`, whether the browser will call, and `stop`
 */
export function watchWayBack(isMeant: () => boolean, onBack: () => void) {
  const { CloseWatcher } = globalThis as {
    CloseWatcher?: new () => { onclose: () => void; destroy: () => void }
  }
  let back: { destroy: () => void } | undefined
  function watch() {
    if (!CloseWatcher || !String(CloseWatcher).includes('[native code]')) return
    const watcher = new CloseWatcher()
    back = watcher
    watcher.onclose = () => {
      back = undefined
      if (isMeant()) onBack()
      else watch()
    }
  }
  watch()
  return { isWatched: () => back !== undefined, stop: () => back?.destroy() }
}

/** Escape is down: it has closed a dialog, or is not for one. */
let held: 'ours' | 'elsewhere' | undefined

/** Whether Escape is down and is not for a dialog of the kit. */
const isEscapeElsewhere = (): boolean => held === 'elsewhere'

/** Enter that is held down presses once: what has come into the place of what was pressed, or has the focus by it, is not meant. */
function isHeldPress(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return (
    event.key === 'Enter' &&
    event.repeat &&
    target instanceof Element &&
    target.matches('[data-ck-root] :is(a, button)')
  )
}

/** Escape is the topmost dialog's, and nobody else hears of it until the key is up. An input method's Escape is its own. */
function onKey(event: KeyboardEvent) {
  if (isHeldPress(event)) event.preventDefault()
  if (event.key !== 'Escape') return
  const goesOn = held === 'ours' && (event.type === 'keyup' || event.repeat)
  if (event.type === 'keyup') held = undefined
  else if (!held || !event.repeat) held = takesEscape(event) ? 'ours' : 'elsewhere'
  if (!goesOn && held !== 'ours') return
  event.stopImmediatePropagation()
  // The browser knows what is uppermost. It does nothing for a key that a script has made up, or that a page has prevented before.
  const isBrowsers = event.isTrusted && !event.defaultPrevented
  if (!goesOn && isBrowsers && open.at(-1)?.hasWayBack?.()) return
  event.preventDefault()
  if (!goesOn) open.at(-1)?.onClose()
}

/** Whether a key that was pressed now closes the topmost dialog. */
function takesEscape(event: KeyboardEvent): boolean {
  const path = event.composedPath()
  const [first] = path
  const target = first instanceof Element ? focusedIn(first) : undefined
  const top = open.at(-1)
  if (!top || event.isComposing || !target) return false
  // Who heard the key before may have used it for what lies above.
  if (event.defaultPrevented && top.surfaces.size > 0) return false
  const isAbove = (each: Element) => !each.contains(top.layer)
  if ([...top.surfaces.keys()].some((each) => path.includes(each) && isAbove(each))) return false
  // A dialog that the page has opened since lies above.
  if (!path.includes(top.layer) && !top.layer.contains(target) && path.some(isInTopLayer))
    return false
  if (inTopLayer().some((each) => !top.below?.has(each) && closesByEscape(each))) return false
  const isFilled = target instanceof HTMLInputElement && target.type === 'search' && target.value
  // A search field clears itself first (Search.tsx); a dialog of the page does not close for it either.
  if (isFilled) event.preventDefault()
  return !isFilled
}

const isInTopLayer = (target: EventTarget) =>
  target instanceof Element && target.matches(topLayer())

/** What lies in the browser's top layer. */
const inTopLayer = (): Element[] => [...document.querySelectorAll(topLayer())]

const closesByEscape = (element: Element) => element.matches(':modal') || isLightPopover(element)

let pressed: Element | undefined

/**
 * Remembers what was pressed last. Safari does not focus a button that is pressed, so the focus alone does not name the opener of a
 * dialog.
 */
function onClick(event: Event) {
  const target = event.composedPath()[0]
  pressed =
    target instanceof Element ? (target.closest('a, button, [tabindex]') ?? undefined) : undefined
}

/** Where each provider of the page draws, and each dialog. */
const homes: Node[] = []

/** Whether a provider is on the page. */
export const isOnPage = (): boolean => homes.length > 0

/**
 * Listens to the page for Escape, and for what a dialog that opens later needs, as long as any provider is on it. What listens in the
 * same way and sooner hears a key before, so it is called before the effects of anything that the provider stands around.
 *
 * @param home where the kit draws
 * @returns a function that unsubscribes
 */
export function watchPage(home: Node): () => void {
  homes.push(home)
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('keyup', onKey, true)
  document.addEventListener('click', onClick, true)
  return () => {
    homes.splice(homes.indexOf(home), 1)
    if (isOnPage()) return
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('keyup', onKey, true)
    document.removeEventListener('click', onClick, true)
  }
}

/** What opened a dialog that opens now: what has the focus, or else what was pressed last. */
export function findOpener(): Element | null {
  const focused = focusedElement()
  return focused && focused !== document.body ? focused : (pressed ?? null)
}

/** The element that has the focus, also inside of shadow roots. */
export const focusedElement = (): Element | null =>
  document.activeElement && focusedIn(document.activeElement)

/** What has the focus inside of an element's shadow root, or else the element itself. */
function focusedIn(element: Element): Element {
  const inner = (element.shadowRoot ?? closedRoot(element))?.activeElement
  return inner ? focusedIn(inner) : element
}

/** The shadow root of an element that a kit stands in: the element does not tell a closed one. */
function closedRoot(element: Element): ShadowRoot | undefined {
  for (const home of homes)
    for (let at = home.getRootNode(); at instanceof ShadowRoot; at = at.host.getRootNode())
      if (at.host === element) return at
  return undefined
}
