/**
 * Who comes after an owner in a demo; the first after the last.
 *
 * @param current who is connected; nobody comes after one who is no owner of the demo
 */
export function nextOwner(
  owners: readonly string[],
  current: string | undefined,
): string | undefined {
  const index = current === undefined ? -1 : owners.indexOf(current)
  return index === -1 || owners.length < 2 ? undefined : owners[(index + 1) % owners.length]
}
