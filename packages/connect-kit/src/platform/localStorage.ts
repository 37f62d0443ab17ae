const listeners = new Map<string, Set<() => void>>()

/** What the browser's storage did not take: kept as long as the page lives. */
const untaken = new Map<string, string | null>()

/** Reads an item. `null` when there is none, and on the server. */
export function readItem(key: string): string | null {
  const kept = untaken.get(key)
  if (kept !== undefined) return kept
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Reads items as something parses them: the same value until the item changes.
 *
 * @param parse reads what is stored; `null` where nothing is
 */
export function itemReader<Value>(parse: (stored: string | null) => Value): (key: string) => Value {
  const known = new Map<string, { stored: string | null; value: Value }>()
  return (key) => {
    const stored = readItem(key)
    const last = known.get(key)
    if (last?.stored === stored) return last.value
    const value = parse(stored)
    known.set(key, { stored, value })
    return value
  }
}

/**
 * Writes an item, or removes it with `null`, and notifies the subscribers in this page. A full or forbidden
 * storage is no reason to fail: the page remembers it by itself then.
 */
export function writeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    untaken.delete(key)
  } catch {
    untaken.set(key, value)
  }
  for (const listener of [...(listeners.get(key) ?? [])]) listener()
}

/**
 * Calls back when an item changes, in this page or in another tab of the same origin, or may have: a page that a browser keeps for
 * the way back hears nothing meanwhile.
 *
 * @returns a function that unsubscribes
 */
export function subscribeToItem(key: string, changed: () => void): () => void {
  const known = listeners.get(key) ?? new Set()
  listeners.set(key, known.add(changed))
  const elsewhere = (event: StorageEvent) => {
    // Without a key, the whole storage was cleared.
    if (event.key === key || event.key === null) changed()
  }
  const page = typeof window === 'undefined' ? undefined : window
  page?.addEventListener('storage', elsewhere)
  page?.addEventListener('pageshow', changed)
  return () => {
    known.delete(changed)
    page?.removeEventListener('storage', elsewhere)
    page?.removeEventListener('pageshow', changed)
  }
}
