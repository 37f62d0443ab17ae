/** A child of the body, and how it stands in the page. */
export type PageStyle = { element: HTMLElement; display: string; position: string }

/**
 * How the children of the body stand in the page; a drawing cannot be made inert. Read before a dialog is put there: afterwards the browser would have to lay the
 * page out for the answer, and once more for what the dialog changes.
 */
export const readPage = (): PageStyle[] =>
  Array.from(document.querySelectorAll<HTMLElement>('body > :not(svg)'), (element) => {
    const { display, position } = getComputedStyle(element)
    return { element, display, position }
  })

/**
 * Makes the page behind a dialog inert: what the visitor sees of it at this moment, and nothing else. What is added later,
 * frames, custom elements and what takes no space in the page are left alone, because a wallet may paint there. A host can
 * keep a part of its page reachable with `data-ck-keep`.
 *
 * @param page as `readPage` has it
 * @returns a function that uncovers it; elements that were inert before stay so
 */
export function coverPage(page: readonly PageStyle[]): () => void {
  const covered = page.filter(isPage)
  for (const { element } of covered) element.inert = true
  return () => {
    for (const { element } of covered) element.inert = false
  }
}

const neverPage = new Set(['IFRAME', 'LINK', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEMPLATE'])

function isPage({ element, display, position }: PageStyle): boolean {
  if (element.inert || element.hasAttribute('data-ck-keep')) return false
  if (element.hasAttribute('data-ck-root')) return true
  if (neverPage.has(element.tagName) || element.tagName.includes('-') || element.popover)
    return false
  if (display === 'none') return false
  return position !== 'fixed' || holdsFocus(element)
}

/** A fixed frame of the host's own (many apps have one) is page; an empty fixed container is a wallet's. */
function holdsFocus(element: HTMLElement): boolean {
  return element.contains(document.activeElement) || element.textContent.trim() !== ''
}
