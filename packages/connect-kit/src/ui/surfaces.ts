import { isOurs } from './place.ts'
import { topLayer } from './topLayer.ts'

/** What stands in the body, and whether it is the page's whatever happens later. */
export type Standing = { element: HTMLElement; isSeen: boolean; isPage: boolean }

/** What stands in the body, or beside it: some wallets paint there. */
const parts = (): Element[] => [
  ...document.body.children,
  ...[...document.documentElement.children].filter((each) => !each.matches('head, body')),
]

/**
 * How the parts of the page stand. Read before a dialog is put there: afterwards the browser would have to lay the page out for the
 * answer, and once more for what the dialog changes.
 */
export function readPage(): Standing[] {
  const isHit = readHits()
  return parts()
    .filter((element) => element instanceof HTMLElement)
    .map((element) => {
      const isSeen = hasSize(element)
      const isPage = surfaceLevel(element, isHit) !== undefined || (isSeen && !floats(element))
      return { element, isSeen: isPage || isSeen, isPage }
    })
}

/**
 * Watches for what a wallet paints into the page: what floats above it since a wallet was asked, and what the host marked with
 * `data-ck-keep`. What was there before is page, whatever it looks like.
 *
 * @param page as `readPage` has it
 * @param changed called with the surfaces whenever there are others
 * @param joined called with what the page itself has added since, unless it lies above
 */
export function watchSurfaces(
  page: readonly Standing[],
  changed: (surfaces: ReadonlyMap<HTMLElement, number>) => void,
  joined: (element: HTMLElement) => void,
): { expectWallet: () => void; stop: () => void } {
  const known = new Set<Element>(page.filter(({ isPage }) => isPage).map(({ element }) => element))
  let isAsked = false
  let shown = ''

  function look() {
    const surfaces = new Map<HTMLElement, number>()
    const isHit = readHits()
    for (const element of parts()) {
      if (!(element instanceof HTMLElement) || isOurs(element)) continue
      const isKept = element.hasAttribute('data-ck-keep')
      // How it stands is read only where it matters: the browser may have to work the page out anew for the answer.
      if (known.has(element) && !isKept) continue
      const level = surfaceLevel(element, isHit)
      if (level === undefined) continue
      if (isKept || isAsked) surfaces.set(element, level)
      else {
        known.add(element)
        if (level !== Infinity && !element.querySelector(topLayer())) joined(element)
      }
    }
    for (const element of parts()) watch(element)
    const now = [...surfaces.values()].join()
    if (now !== shown) changed(surfaces)
    shown = now
  }

  const watched = new Set<Element>()
  const changes = new MutationObserver(look)
  function watch(element: Element) {
    if (watched.has(element) || known.has(element) || isOurs(element)) return
    watched.add(element)
    changes.observe(element, { attributes: true, childList: true, subtree: true })
  }
  changes.observe(document.documentElement, { attributes: true, childList: true })
  changes.observe(document.body, { attributes: true, childList: true })
  // A popover that opens changes no attribute.
  document.addEventListener('toggle', look, true)
  look()
  return {
    expectWallet() {
      isAsked = true
    },
    stop() {
      changes.disconnect()
      document.removeEventListener('toggle', look, true)
    },
  }
}

/**
 * How high an element or what is in it floats above the page: its `z-index`, or infinity in the browser's top layer. Nothing for what
 * stands in the page, has no size, is not seen or cannot be pressed.
 */
function surfaceLevel(
  element: HTMLElement,
  isHit: (element: Element) => boolean,
): number | undefined {
  if (getComputedStyle(element).display === 'none') return undefined
  // What stands in the page is page with all that is in it.
  if (!floats(element) && hasSize(element)) return undefined
  const inside = (element.shadowRoot ?? element).querySelectorAll('*')
  const surface = [element, ...inside].find((each) => {
    const { pointerEvents, visibility } = getComputedStyle(each)
    return visibility !== 'hidden' && pointerEvents !== 'none' && floats(each) && hasSize(each)
  })
  if (!surface) return isHit(element) ? 0 : undefined
  if (surface.matches(topLayer())) return Infinity
  const levels = [element, surface].map((each) =>
    Number.parseInt(getComputedStyle(each).zIndex, 10),
  )
  return levels.find((level) => !Number.isNaN(level)) ?? 0
}

/**
 * Asks of an element that has no size whether something is drawn of it all the same: its shadow root may be closed, and what is in
 * there can only be hit. The window is looked at once, and only when it is needed.
 */
function readHits(): (element: Element) => boolean {
  let hit: Set<Element> | undefined
  return (element) => {
    // A page without a screen, for example in jsdom, is not hit anywhere.
    if (!('elementsFromPoint' in document)) return false
    if (element.shadowRoot || element.childElementCount > 0) return false
    hit ??= new Set(
      points.flatMap(([x, y]) =>
        document.elementsFromPoint(x * window.innerWidth, y * window.innerHeight),
      ),
    )
    return hit.has(element)
  }
}

/** The middle of the window, and its corners, as parts of its width and height. */
const points = [
  [0.5, 0.5],
  [0.05, 0.05],
  [0.95, 0.05],
  [0.05, 0.95],
  [0.95, 0.95],
] as const

function floats(element: Element): boolean {
  return ['fixed', 'absolute', 'sticky'].includes(getComputedStyle(element).position)
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}
