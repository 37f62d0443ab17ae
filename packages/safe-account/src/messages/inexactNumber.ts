/** Real messages are not nested deeper than this. */
const deepest = 32

/** A place in typed data, and why nothing behind it can be trusted: a number was rounded, or it is nested too deeply to be looked at. */
export type InexactPlace = { path: string; reason: 'tooLarge' | 'tooDeep' }

/**
 * Where typed data that came as JSON has a number that is too large to have been read exactly, for example `message.value`: it has
 * to be text in quotes. Undefined when there is none. What is nested too deeply is not looked at, and is named as that.
 */
export function inexactNumber(value: unknown, path = '', depth = 0): InexactPlace | undefined {
  // A fraction is no whole number, however exactly it was read.
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value)
      ? { path, reason: 'tooLarge' }
      : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > deepest) return { path, reason: 'tooDeep' }
  for (const [name, part] of Object.entries(value)) {
    const found = inexactNumber(part, path === '' ? name : `${path}.${name}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
