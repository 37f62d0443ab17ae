/**
 * Makes the page behind a dialog inert: what the visitor sees of it at this moment, and nothing else. What is added later,
 * frames, custom elements and what takes no space in the page are left alone, because a wallet may paint there. A host can
 * keep a part of its page reachable with `data-ck-keep`.
 *
 * @param layer our own child of the body, which stays reachable
 * @returns a function that uncovers it; elements that were inert before stay so
 */
export function coverPage(layer: HTMLElement): () => void {
  const covered = Array.from(document.body.children).filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== layer && isPage(element),
  )
  for (const element of covered) element.inert = true
  return () => {
    for (const element of covered) element.inert = false
  }
}

const neverPage = new Set(['IFRAME', 'LINK', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE'])

function isPage(element: HTMLElement): boolean {
  if (element.inert || element.hasAttribute('data-ck-keep')) return false
  if (element.hasAttribute('data-ck-root')) return true
  if (neverPage.has(element.tagName) || element.tagName.includes('-') || element.popover)
    return false
  const { display, position } = getComputedStyle(element)
  if (display === 'none') return false
  return position !== 'fixed' || holdsFocus(element)
}

/** A fixed frame of the host's own (many apps have one) is page; an empty fixed container is a wallet's. */
function holdsFocus(element: HTMLElement): boolean {
  return element.contains(document.activeElement) || element.textContent.trim() !== ''
}
