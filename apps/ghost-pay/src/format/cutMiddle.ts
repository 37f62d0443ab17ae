/** Texts up to this length are shown whole, in characters. */
const longestWhole = 80

/** How many characters stand at each end, and around the place where two texts part. */
const kept = 20

/**
 * Cuts a long text in the middle, so that the first difference from another text stays in sight.
 *
 * @param text such as the bytes of a call
 * @param other what it is compared with
 * @returns the text itself where it is short
 */
export function cutMiddle(text: string, other: string): string {
  if (text.length <= longestWhole) return text
  const end = text.length - kept
  let place = 0
  while (place < text.length && text[place] === other[place]) place += 1
  const from = Math.max(kept, place - kept / 2)
  const to = Math.min(end, from + kept)
  const head = text.slice(0, kept)
  const tail = text.slice(end)
  if (place < kept || from >= to) return `${head}…${tail}`
  return `${head}${from > kept ? '…' : ''}${text.slice(from, to)}${to < end ? '…' : ''}${tail}`
}
