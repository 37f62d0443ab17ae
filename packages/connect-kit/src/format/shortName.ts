import * as limits from '../limits.ts'

/**
 * A name in at most 24 characters (behaviour/numbers#name-length). Counts what a reader sees as one character, so an emoji with
 * a skin tone is not cut in half. Of a domain name that is too long only the first label is shown.
 */
export function shortName(name: string): string {
  // A letter takes at least one place in the text.
  if (name.length <= limits.nameLength) return name
  const letters = graphemes(name)
  if (letters.length <= limits.nameLength) return name
  return `${letters.slice(0, limits.nameLength).join('')}…`
}

/** What a reader sees as one character each: an emoji with a skin tone is one. Where the browser cannot split text that way, code points. */
export function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
