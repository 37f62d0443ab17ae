/** Creates a store for one client of the SDK, in memory. In a browser it is IndexedDB. */
export function clientStorage() {
  const items = new Map<string, unknown>()
  return {
    getKeys: () => Promise.resolve([...items.keys()]),
    // The SDK names the type of what it stored; the store passes it through.
    getEntries: <Item>() => Promise.resolve([...items.entries()] as [string, Item][]),
    getItem: <Item>(key: string) => Promise.resolve(items.get(key) as Item | undefined),
    setItem: (key: string, value: unknown) => Promise.resolve(void items.set(key, value)),
    removeItem: (key: string) => Promise.resolve(void items.delete(key)),
  }
}
