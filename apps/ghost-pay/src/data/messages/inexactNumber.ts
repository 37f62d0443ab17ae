/** Real messages are not nested deeper than this. */
const deepest = 32

/**
 * Where typed data that came as JSON has a number that is too large to have been read exactly, for example `message.value`: it has
 * to be text in quotes. Undefined when there is none.
 */
export function inexactNumber(value: unknown, path = '', depth = 0): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > deepest) return path
  for (const [name, part] of Object.entries(value)) {
    const found = inexactNumber(part, path === '' ? name : `${path}.${name}`, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
