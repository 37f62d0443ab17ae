/** Answers of long ago: the first one to each of the addresses that were asked for last. */
export type Recorder = {
  /** Keeps an answer if it is the first one to its address, and gives the first one back. */
  first(url: string, source: string): string
}

/** So much is kept: the newest addresses, and characters of their answers together. */
const most = { addresses: 500, characters: 8_000_000 } as const

/** A recorder that knows nothing yet. What does not fit is forgotten, beginning with what nobody asked for longest. */
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
      // Asked for again, it is the newest.
      if (kept !== undefined) forget(url, kept)
      const value = kept ?? source
      known.set(url, value)
      characters += url.length + value.length
      for (const [oldest, old] of known) {
        if (known.size <= most.addresses && characters <= most.characters) break
        forget(oldest, old)
      }
      return value
    },
  }
}
