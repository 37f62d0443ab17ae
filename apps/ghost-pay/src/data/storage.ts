/** What could not be stored, so that this page at least remembers it. */
const memory = new Map<string, string | null>()

/**
 * Reads what this browser keeps for the app. A visitor may have forbidden it, and a page in a frame may have none: then
 * what this page has written itself.
 */
export function readItem(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps something in this browser, or forgets it with null; in this page alone where the browser's storage is full. */
export function writeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}
