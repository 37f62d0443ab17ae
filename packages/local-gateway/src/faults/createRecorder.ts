/** Old answers: the first answer to each of the most recently requested URLs. */
export type Recorder = {
  /** Stores an answer if it is the first one to its URL, and returns the first one. */
  first(url: string, source: string): string
}

/** How many URLs are stored, and how many characters with their answers together. */
const limits = { addresses: 500, characters: 8_000_000 } as const

/** Creates an empty recorder. Beyond the limits the least recently requested URLs are removed. */
export function createRecorder(): Recorder {
  const known = new Map<string, string>()
  let characters = 0

  function forget(url: string, source: string) {
    known.delete(url)
    characters -= url.length + source.length
  }

  return {
    first(url, source) {
      const kept = known.get(url)
      // A requested URL becomes the most recent one.
      if (kept !== undefined) forget(url, kept)
      const value = kept ?? source
      known.set(url, value)
      characters += url.length + value.length
      for (const [oldest, old] of known) {
        if (known.size <= limits.addresses && characters <= limits.characters) break
        forget(oldest, old)
      }
      return value
    },
  }
}
