/** Reads a property of a foreign value. The result is undefined when the value is not an object or the property throws. */
export function readProperty(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    // What is behind the key stays unknown.
    return (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}
