/** Reads what a fact is now, as a word: `absent`, `SUCCESS`, a balance. Only what `waits` for a block changes by itself: to `mined`. */
export type Look = () => Promise<string>

/** What was promised, and what is looked for after every cut. */
export type Ledger = {
  /**
   * Changes a fact. Until the act is answered, the fact may be what it was or what it becomes; after the answer it is what it became.
   *
   * @param key the name of the fact
   * @param look reads it; as before unless given
   * @param after what it becomes, and may be seen as
   * @param act rejects when it was not answered; with an error that `isRefusal` knows the fact stays what it was
   */
  change: (
    key: string,
    parameters: { look?: Look; after: readonly string[]; act: () => Promise<unknown> },
  ) => Promise<void>
  /** The names of all facts. */
  keys: () => readonly string[]
  /** What a fact may be; `undefined` when nothing was ever asked of it. */
  seenAs: (key: string) => readonly string[] | undefined
  /**
   * Looks at facts. One that was in doubt is from then on what it was found to be.
   *
   * @param isAll whether all are looked at; else those that changed since the last look, and some others
   * @returns a sentence for each that is not as it may be
   */
  check: (parameters: {
    isAll: boolean
    choose: (limit: number) => number
  }) => Promise<readonly string[]>
  /** How often facts were looked at. */
  looks: () => number
}

/** Of the facts that have not changed, so many are looked at again. */
const sample = 10

/**
 * Creates a ledger.
 *
 * @param isRefusal whether an error says that nothing was done
 */
export function createLedger(isRefusal: (error: unknown) => boolean): Ledger {
  const facts = new Map<string, { look: Look; seenAs: readonly string[] }>()
  const changed = new Set<string>()
  let looks = 0

  async function lookAt(key: string): Promise<string | undefined> {
    const fact = facts.get(key)
    if (!fact) return undefined
    looks += 1
    const found = await fact.look()
    if (!fact.seenAs.includes(found))
      return `${key} is ${found}, and must be ${fact.seenAs.join(' or ')}`
    facts.set(key, { ...fact, seenAs: found === 'waits' ? ['waits', 'mined'] : [found] })
    changed.delete(key)
    return undefined
  }

  return {
    keys: () => [...facts.keys()],
    seenAs: (key) => facts.get(key)?.seenAs,
    looks: () => looks,
    async change(key, { look: given, after, act }) {
      const look = given ?? facts.get(key)?.look
      if (!look) throw new Error(`Nobody can look at ${key}.`)
      const before = facts.get(key)?.seenAs ?? ['absent']
      changed.add(key)
      facts.set(key, { look, seenAs: [...before, ...after] })
      try {
        await act()
      } catch (error) {
        if (isRefusal(error)) facts.set(key, { look, seenAs: before })
        throw error
      }
      facts.set(key, { look, seenAs: after })
    },
    async check({ isAll, choose }) {
      const keys = new Set(isAll ? facts.keys() : changed)
      const others = [...facts.keys()]
      if (!isAll && others.length > 0)
        for (let index = 0; index < sample; index += 1)
          keys.add(others[choose(others.length)] ?? '')
      const wrong: string[] = []
      for (const key of keys) {
        const sentence = await lookAt(key)
        if (sentence !== undefined) wrong.push(sentence)
      }
      return wrong
    },
  }
}
