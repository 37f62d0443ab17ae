/** Reads a property of something that is not ours: what is no object, or throws when it is looked at, says nothing. */
export function readProperty(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    // What is behind the key stays unknown.
    return (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}
