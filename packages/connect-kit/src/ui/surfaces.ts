import { isOurs, topLayer } from './place.ts'

/** What stands in the body, and whether it is the page's whatever happens later. */
export type Standing = { element: HTMLElement; isSeen: boolean; isPage: boolean }

/**
 * How the children of the body stand. Read before a dialog is put there: afterwards the browser would have to lay the page out for the
 * answer, and once more for what the dialog changes.
 */
export const readPage = (): Standing[] =>
  Array.from(document.body.children)
    .filter((element) => element instanceof HTMLElement)
    .map((element) => {
      const isSeen = hasSize(element)
      const isPage = surfaceLevel(element) !== undefined || (isSeen && !floats(element))
      return { element, isSeen: isPage || isSeen, isPage }
    })

/**
 * Watches for what a wallet paints into the page: what floats above it since a wallet was asked, and what the host marked with
 * `data-ck-keep`. What was there before is page, whatever it looks like.
 *
 * @param page as `readPage` has it
 * @param changed called with the surfaces whenever there are others
 */
export function watchSurfaces(
  page: readonly Standing[],
  changed: (surfaces: ReadonlyMap<HTMLElement, number>) => void,
): { expectWallet: () => void; stop: () => void } {
  const known = new Set<Element>(page.filter(({ isPage }) => isPage).map(({ element }) => element))
  let isAsked = false
  let shown = ''

  function look() {
    const surfaces = new Map<HTMLElement, number>()
    for (const element of document.body.children) {
      if (!(element instanceof HTMLElement) || isOurs(element)) continue
      const level = surfaceLevel(element)
      if (level === undefined) continue
      if (element.hasAttribute('data-ck-keep')) surfaces.set(element, level)
      else if (known.has(element)) continue
      else if (isAsked) surfaces.set(element, level)
      else known.add(element)
    }
    for (const element of document.body.children) watch(element)
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
  changes.observe(document.documentElement, { attributes: true })
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
function surfaceLevel(element: HTMLElement): number | undefined {
  if (getComputedStyle(element).display === 'none') return undefined
  // What stands in the page is page with all that is in it.
  if (!floats(element) && hasSize(element)) return undefined
  const inside = (element.shadowRoot ?? element).querySelectorAll('*')
  const surface = [element, ...inside].find((each) => {
    const { pointerEvents, visibility } = getComputedStyle(each)
    return visibility !== 'hidden' && pointerEvents !== 'none' && floats(each) && hasSize(each)
  })
  if (!surface) return undefined
  if (surface.matches(topLayer())) return Infinity
  const levels = [element, surface].map((each) =>
    Number.parseInt(getComputedStyle(each).zIndex, 10),
  )
  return levels.find((level) => !Number.isNaN(level)) ?? 0
}

function floats(element: Element): boolean {
  return ['fixed', 'absolute', 'sticky'].includes(getComputedStyle(element).position)
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}
