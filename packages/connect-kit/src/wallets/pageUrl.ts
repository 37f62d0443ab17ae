/** How long an address may be in a code, as links carry it: the dots of a longer one are too fine for a phone's camera, and no code holds some. */
const scannable = 600

/**
 * The address of this page for another device; nothing where only this computer reaches it.
 *
 * @param isScanned it stands in a code: one that is too long for that is cut to where its page begins
 */
export function pageUrl(
  { protocol, href, origin, pathname }: Pick<Location, 'protocol' | 'href' | 'origin' | 'pathname'>,
  isScanned: boolean,
): string | undefined {
  if (protocol !== 'https:') return undefined
  if (!isScanned) return href
  const fits = (address: string) => encodeURIComponent(address).length <= scannable
  return [href, origin + pathname].find(fits) ?? origin
}
