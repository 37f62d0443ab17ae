import { giveFocusBack, readOpener, takeFocus } from './focus.ts'
import { hold, lockScroll, readScrolling, type Scrolling } from './lockScroll.ts'
import { focusedElement, type Open, open, type Opener, stack } from './page.ts'
import { watchHome } from './place.ts'
import { readPage, type Standing, watchSurfaces } from './surfaces.ts'
import { hasPopovers, raise, replaced } from './topLayer.ts'

/** What is read of the page before a dialog stands in it. */
export type PageBefore = Opener & { page: readonly Standing[]; scrolling: Scrolling }

/** A dialog over the page, and what it is told. */
export type Covering = {
  /** Covers the page, and holds the dialog. */
  layer: HTMLElement
  /** Takes the focus. */
  dialog: HTMLElement
  before: PageBefore
  /** Escape was pressed, or a phone's own way back was taken. */
  onClose: () => void
  /** The page has taken the dialog out, or has closed its own around it. */
  onGone: () => void
  /** Whether something of a wallet's lies above the dialog. */
  onAside: (aside: boolean) => void
}

/** Reads what a dialog needs to know of the page, before it stands there. */
export function readBefore(): PageBefore {
  return { page: readPage(), scrolling: readScrolling(), ...readOpener() }
}

/**
 * Decides what lies over what while a dialog is open. The dialog is above everything of the page, whose parts cannot be reached or
 * scrolled; it has the focus and Escape. What a wallet paints once it is asked lies above the dialog, and stays usable.
 *
 * @returns `expectWallet`, to be called when a wallet is asked, and `uncover`, which gives the page and the focus back
 */
export function cover({ layer, dialog, before, onClose, onGone, onAside }: Covering) {
  const place = layer.parentElement
  const origin = place?.parentNode
  const root = layer.getRootNode()
  const first = dialog.querySelector<HTMLElement>('[data-ck-autofocus]') ?? dialog
  raise(layer)
  const isTrapped = takeFocus(first, place)
  raise(layer)
  const covered = coverPage(layer, before.page)
  const isLocked = open.some(({ unlockScroll }) => unlockScroll)
  const self: Open = {
    layer,
    before,
    onClose,
    covered,
    surfaces: new Map(),
    unlockScroll: isLocked ? undefined : lockScroll(before.scrolling),
  }
  const unstack = stack(self)
  let unsink = () => {}
  function onSurfaces(surfaces: ReadonlyMap<HTMLElement, number>) {
    self.surfaces = surfaces
    for (const element of surfaces.keys()) element.inert = false
    unsink()
    unsink = () => {}
    // What lies in the top layer came there later, and is above.
    if (Math.min(...surfaces.values()) === Infinity) raise(layer)
    else {
      // A wallet's surface is not above what lies in the host's own dialog.
      if (isTrapped && place) origin?.appendChild(place)
      unsink = sink(covered, Math.min(...surfaces.values()))
      lower(layer, surfaces)
    }
    onAside(surfaces.size > 0)
  }

  let focused: EventTarget | null = first
  layer.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  /** What the page adds lies below as well, also where it has taken the focus, as banners do and dialogs about the end of a session. */
  function onJoined(element: HTMLElement) {
    const hasFocus = element.contains(document.activeElement)
    if (surrounds(element, layer) || !coverOne(element)) return
    covered.push(element)
    if (hasFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  const watch = watchSurfaces(before.page, onSurfaces, onJoined)
  const release = ownedBy(before.opener, layer)
  const leaveHome = place ? watchHome(place, onGone) : () => {}
  const letGo = place ? keepInReach(place, () => first.focus({ preventScroll: true })) : () => {}
  first.focus({ preventScroll: true })
  leaveScreen(() => first.focus({ preventScroll: true }))
  return {
    expectWallet: watch.expectWallet,
    uncover() {
      leaveHome()
      letGo()
      release()
      watch.stop()
      const isTop = open.at(-1) === self
      unstack()
      leaveScroll(self)
      unsink()
      for (const element of covered) element.inert = isCovered(element)
      // A dialog above has the focus, and what it was opened from has it afterwards.
      if (isTop) giveFocusBack(before, root)
    },
  }
}

/** What fills the screen leaves nothing beside it in reach: where it cannot hold a dialog, it gives the screen up. */
function leaveScreen(onLeft: () => void) {
  if (document.fullscreenElement?.matches(replaced))
    document.exitFullscreen().then(onLeft, () => {})
}

function lower(layer: HTMLElement, surfaces: ReadonlyMap<HTMLElement, number>) {
  if (hasPopovers() && layer.matches(':popover-open')) layer.hidePopover()
  layer.style.setProperty('--ck-layer', String(Math.min(...surfaces.values())))
  // Of two that are as high, the later one is above.
  const place = layer.parentElement
  const first = [...surfaces.keys()].find(
    (each) => place && each.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (!place || first?.parentNode !== place.parentNode) return
  const focused = focusedElement()
  first.before(place)
  if (focused instanceof HTMLElement && layer.contains(focused)) focused.focus()
}

/** Whether a dialog makes a part of the page inert. */
const isCovered = (part: HTMLElement): boolean =>
  open.some(({ covered }) => covered?.includes(part))

/** Makes what surrounds a layer inert, up to the body, except what the host keeps and what nothing is seen of. */
function coverPage(layer: HTMLElement, page: readonly Standing[]): HTMLElement[] {
  const unseen = new Set<Node>(page.filter(({ isSeen }) => !isSeen).map(({ element }) => element))
  const covered: HTMLElement[] = []
  for (let at: Node = layer; at !== document.body;) {
    const parent: Node | null = at instanceof ShadowRoot ? at.host : at.parentNode
    if (!parent) break
    if (!(at instanceof ShadowRoot)) {
      for (const each of parent.childNodes) {
        if (each === at || unseen.has(each) || !(each instanceof HTMLElement)) continue
        if (coverOne(each)) covered.push(each)
      }
    }
    at = parent
  }
  return covered
}

/** Makes a part of the page inert, unless the host has done that, or keeps it. */
function coverOne(element: HTMLElement): boolean {
  const isHosts = element.inert && !isCovered(element)
  if (isHosts || element.hasAttribute('data-ck-keep')) return false
  element.inert = true
  return true
}

/** Whether a node stands in an element, or in a shadow root in it. */
function surrounds(element: HTMLElement, node: Node): boolean {
  if (element.contains(node)) return true
  const root = node.getRootNode()
  return root instanceof ShadowRoot && surrounds(element, root.host)
}

/** Lets the page scroll again, unless another dialog holds it. */
function leaveScroll({ unlockScroll }: Open) {
  const other = open.find(({ before }) => before)
  if (other && unlockScroll) other.unlockScroll = unlockScroll
  else unlockScroll?.()
}

/**
 * Keeps what is covered below a level, with all that floats in it.
 *
 * @returns a function that lets it rise again
 */
function sink(covered: readonly HTMLElement[], level: number): () => void {
  const held = covered.flatMap((element) => {
    const isAbove = Number.parseInt(getComputedStyle(element).zIndex, 10) >= level
    const below = String(Math.max(level - 1, 0))
    return [
      hold(element, 'isolation', 'isolate'),
      ...(isAbove ? [hold(element, 'z-index', below)] : []),
    ]
  })
  return () => {
    for (const release of held) release()
  }
}

/**
 * Undoes it where the page takes a place out of reach, as those do that hide all beside a dialog of their own. Once a frame: a page that
 * insists is not fought without end.
 *
 * @param onLost called where the place has lost the focus by it
 * @returns a function that lets the page have its way
 */
function keepInReach(place: HTMLElement, onLost: () => void): () => void {
  let frame = 0
  function free() {
    if (isCovered(place)) return
    if (place.inert || place.ariaHidden) {
      place.inert = false
      place.ariaHidden = null
      if (focusedElement() === document.body) onLost()
    }
  }
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(free)
  })
  changes.observe(place, { attributeFilter: ['inert', 'aria-hidden'] })
  free()
  return () => {
    changes.disconnect()
    cancelAnimationFrame(frame)
  }
}

/**
 * Says of the button that opened a dialog that it controls it. A dialog of the host's around that button counts a press in ours as one
 * inside of itself then.
 */
function ownedBy(opener: Element | null, layer: HTMLElement): () => void {
  if (opener?.ownerDocument !== document || !opener.matches('a, button')) return () => {}
  const said = { 'aria-controls': layer.id, 'aria-expanded': 'true' }
  const added = Object.entries(said).filter(([name]) => !opener.hasAttribute(name))
  for (const [name, value] of added) opener.setAttribute(name, value)
  return () => {
    for (const [name] of added) opener.removeAttribute(name)
  }
}
