/**
 * Does to the page what a browser's translation does: each text is taken out and stands in elements of the browser's own. React
 * still holds the text that was taken out.
 */
export function translatePage(within: Element = document.body): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style')) continue
    const outer = createFont()
    outer.append(createFont())
    outer.firstElementChild?.append(text.data)
    text.replaceWith(outer)
  }
}

/**
 * The texts of the kit that have something beside them in their element. React does not find such a text again on a page that was
 * translated: each stands in an element of its own.
 */
export function textsBesideOthers(): string[] {
  return [
    ...document.querySelectorAll('.ck-root *:not(.ck-slot *, .ck-disclaimer, .ck-disclaimer *)'),
  ]
    .filter(({ childNodes }) => childNodes.length > 1)
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node instanceof Text)
    .map(({ data }) => data)
}

/** The old element that browsers translate with. */
const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
