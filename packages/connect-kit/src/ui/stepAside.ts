/**
 * A wallet may paint into the page while a dialog of ours is open: a frame, a popover, a dialog of its own. The visitor has
 * to see it and use it. This watches for what is added to the body, and moves our layer below it.
 *
 * @param layer our own child of the body
 * @param changed called when an element that is not the kit's appears above the page, and when the last of it is gone
 * @returns a function that stops watching
 */
export function stepAside(layer: HTMLElement, changed: (aside: boolean) => void): () => void {
  const strangers = new Set<HTMLElement>()
  const before = new Set(document.body.children)

  function look() {
    const seen = Array.from(document.body.children).filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.hasAttribute('data-ck-root') &&
        (!before.has(element) || strangers.has(element) || isKept(element)) &&
        isAbovePage(element),
    )
    const wasAside = strangers.size > 0
    strangers.clear()
    for (const element of seen) strangers.add(element)
    const lowest = Math.min(...seen.map(stackOf))
    if (lowest < Number(getComputedStyle(layer).zIndex)) {
      layer.style.setProperty('--ck-layer', String(lowest))
    } else if (seen.length === 0) {
      layer.style.removeProperty('--ck-layer')
    }
    if (wasAside !== seen.length > 0) changed(seen.length > 0)
  }

  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    childList: true,
    subtree: false,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'open', 'style'],
  })
  // With the frame that draws our layer: the browser lays the page out for it anyway.
  const first = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(first)
    observer.disconnect()
    layer.style.removeProperty('--ck-layer')
  }
}

/** Elements that a wallet has in the page from the start and shows for a question. They stay usable, see `coverPage`. */
function isKept(element: HTMLElement): boolean {
  return !element.inert
}

/** It floats and has a size: an overlay, not something that merely joined the page. */
function isAbovePage(element: HTMLElement): boolean {
  const { display, position, visibility } = getComputedStyle(element)
  if (display === 'none' || visibility === 'hidden') return false
  const floats = position === 'fixed' || position === 'absolute' || position === 'sticky'
  const child = element.firstElementChild
  const box = element.getBoundingClientRect()
  if (floats && box.width > 1 && box.height > 1) return true
  // A container without a size that holds something that floats, or a shadow root.
  return child instanceof HTMLElement && box.height <= 1 && isAbovePage(child)
}

/** `auto` paints at level 0, in the order of the document; what comes after us is then above us. */
function stackOf(element: HTMLElement): number {
  const own = Number.parseInt(getComputedStyle(element).zIndex, 10)
  if (!Number.isNaN(own)) return own
  const child = element.firstElementChild
  return child instanceof HTMLElement && getComputedStyle(child).position === 'fixed'
    ? stackOf(child)
    : 0
}
