/**
 * Reads an address. `URL.canParse` would do the same in one step, in browsers of 2024 and later alone.
 *
 * @param text what may be an address
 * @returns its parts, `undefined` when it is none
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
