/** What a reader sees as one character each: an emoji with a skin tone is one. Where the browser cannot split text that way, code points. */
export function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
