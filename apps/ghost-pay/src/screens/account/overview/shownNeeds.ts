/** How many payments that need the viewer have a card; the others are in the inbox. */
const most = 4

/**
 * What has a card: the first of what needs the viewer, and whatever is being signed, also when it has left the list meanwhile. A card
 * that goes takes a signature with it that the wallet is about to give.
 *
 * @param underWay what is being signed here
 */
export function shownNeeds<one extends { id: string }>(
  needs: readonly one[],
  underWay: readonly one[],
): one[] {
  const first = needs.slice(0, most)
  const others = underWay.filter(({ id }) => first.every((one) => one.id !== id))
  return [...first, ...others]
}
