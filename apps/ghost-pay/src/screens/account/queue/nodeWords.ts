/** How many characters fit into a node. */
const room = 6

/**
 * What stands in a node of the line: a place, or a range of places, as far as it fits. What does not fit loses its beginning, which
 * neighbours have in common.
 */
export function nodeWords(from: number, to: number): string {
  const first = String(from)
  if (from === to) return shortened(first)
  const range = `${first}–${to}`
  if (range.length < room) return range
  return first.length < room - 1 ? `${first}…` : shortened(first)
}

const shortened = (place: string): string =>
  place.length > room ? `…${place.slice(1 - room + 1)}` : place
