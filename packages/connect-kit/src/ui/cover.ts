import { findOpener, focusedElement, type Open, open, watchKeys } from './page.ts'
import { hasPopovers, watchHome } from './place.ts'
import { readPage, type Standing, watchSurfaces } from './surfaces.ts'

/** What is read of the page before a dialog stands in it. */
export type PageBefore = {
  page: readonly Standing[]
  hasScrollBar: boolean
  opener: Element | null
}

/** A dialog over the page, and what it is told. */
export type Covering = {
  /** Covers the page, and holds the dialog. */
  layer: HTMLElement
  /** Takes the focus. */
  dialog: HTMLElement
  before: PageBefore
  /** Escape was pressed, or a phone's own way back was taken. */
  onClose: () => void
  /** Whether something of a wallet's lies above the dialog. */
  onAside: (aside: boolean) => void
}

/** Reads what a dialog needs to know of the page, before it stands there. */
export const readBefore = (): PageBefore => ({
  page: readPage(),
  hasScrollBar: window.innerWidth > document.documentElement.clientWidth,
  opener: findOpener(),
})

/**
 * Decides what lies over what while a dialog is open. The dialog is above everything of the page, whose parts cannot be reached or
 * scrolled; it has the focus and Escape. What a wallet paints once it is asked lies above the dialog, and stays usable.
 *
 * @returns `expectWallet`, to be called when a wallet is asked, and `uncover`, which gives the page and the focus back
 */
export function cover({ layer, dialog, before, onClose, onAside }: Covering) {
  const uncover = coverPage(layer, before.page)
  const unlock = lockScroll(before.hasScrollBar)
  raise(layer)
  const self: Open = { layer, onClose, surfaces: new Map() }
  open.push(self)
  watchKeys()
  const watch = watchSurfaces(before.page, (surfaces) => {
    self.surfaces = surfaces
    for (const element of surfaces.keys()) element.inert = false
    // What lies in the top layer came there later, and is above.
    if (Math.min(...surfaces.values()) === Infinity) raise(layer)
    else lower(layer, surfaces)
    onAside(surfaces.size > 0)
  })
  const release = ownedBy(before.opener, layer)
  const back = watchWayBack(onClose)
  const leaveHome = watchHome(layer, onClose)
  // A dialog of the host's takes the focus back from an element that it moves to, and not where it is merely lost.
  const had = focusedElement()
  if (had instanceof HTMLElement) had.blur()
  const first = dialog.querySelector<HTMLElement>('[data-ck-autofocus]') ?? dialog
  first.focus({ preventScroll: true })
  return {
    expectWallet: watch.expectWallet,
    uncover() {
      back?.destroy()
      leaveHome()
      release()
      watch.stop()
      open.splice(open.indexOf(self), 1)
      unlock()
      uncover()
      giveFocusBack(before.opener)
    },
  }
}

/** Puts a layer above everything there is, whatever the page's `z-index` and `transform` are. */
export function raise(layer: HTMLElement): void {
  layer.style.removeProperty('--ck-layer')
  if (!hasPopovers() || !layer.isConnected || layer.matches(':popover-open')) return
  layer.popover = 'manual'
  layer.showPopover()
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

/** Makes what surrounds a layer inert, up to the body, except what the host keeps and what nothing is seen of. */
function coverPage(layer: HTMLElement, page: readonly Standing[]): () => void {
  const unseen = new Set<Node>(page.filter(({ isSeen }) => !isSeen).map(({ element }) => element))
  const covered: HTMLElement[] = []
  for (let at: Node = layer; at !== document.body;) {
    const parent: Node | null = at instanceof ShadowRoot ? at.host : at.parentNode
    if (!parent) break
    if (!(at instanceof ShadowRoot)) {
      for (const each of parent.childNodes) {
        if (each === at || unseen.has(each) || !(each instanceof HTMLElement)) continue
        if (!each.inert && !each.hasAttribute('data-ck-keep')) covered.push(each)
      }
    }
    at = parent
  }
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}

let locks = 0
let unlocked: readonly [overflow: string, gutter: string] = ['', '']

/** Stops the page from scrolling, without moving it sideways where a scroll bar took space. Locks count. */
function lockScroll(hasScrollBar: boolean): () => void {
  const { style } = document.documentElement
  if (locks === 0) {
    unlocked = [style.overflow, style.scrollbarGutter]
    style.setProperty('overflow', 'hidden', 'important')
    if (hasScrollBar) style.setProperty('scrollbar-gutter', 'stable', 'important')
  }
  locks += 1
  return () => {
    locks -= 1
    if (locks === 0) [style.overflow, style.scrollbarGutter] = unlocked
  }
}

/** Calls back when the visitor of a phone goes back; not every browser tells, and TypeScript does not know it yet. */
function watchWayBack(onBack: () => void) {
  const { CloseWatcher } = globalThis as {
    CloseWatcher?: new () => { onclose: () => void; destroy: () => void }
  }
  const back = CloseWatcher && new CloseWatcher()
  if (back) back.onclose = onBack
  return back
}

/**
 * Says of the button that opened a dialog that it controls it. A dialog of the host's around that button counts a press in ours as one
 * inside of itself then.
 */
function ownedBy(opener: Element | null, layer: HTMLElement): () => void {
  if (!opener?.matches('a, button')) return () => {}
  const said = { 'aria-controls': layer.id, 'aria-expanded': 'true' }
  const added = Object.entries(said).filter(([name]) => !opener.hasAttribute(name))
  for (const [name, value] of added) opener.setAttribute(name, value)
  return () => {
    for (const [name] of added) opener.removeAttribute(name)
  }
}

/** Connecting takes the button that was pressed away; the one in its place gets the focus. */
function giveFocusBack(opener: Element | null) {
  const canTake = opener?.isConnected && opener.closest('[inert]') === null
  const back = canTake ? opener : document.querySelector('.ck-connect button')
  if (back instanceof HTMLElement) back.focus({ preventScroll: true })
}
