import { listSentinel } from './accountStorage.ts'
import { InvalidOwnersError } from './errors.ts'
import { addressWord } from './hex.ts'

/** The word of 0x…01, where the contract's lists of owners and modules begin and end (`SENTINEL_OWNERS`). */
const sentinelWord = (): string => addressWord('sentinel', listSentinel)
const zeroWord = '0000000000000000000000000000000000000000000000000000000000000000'

/** The word of the entry before another one, which the contract wants named to take that one out. */
export function previousEntry(entries: readonly string[], entry: string, field: string): string {
  const word = addressWord(field, entry)
  const words = entries.map((candidate) => addressWord(`${field}s`, candidate))
  const index = words.indexOf(word)
  if (index < 0) throw new InvalidOwnersError('missing', entry)
  return words[index - 1] ?? sentinelWord()
}

/** Refuses an entry that the contract would refuse (GS101 to GS104, GS203, GS204). */
export function assertNewEntry({
  safe,
  entries,
  entry,
  field,
}: {
  safe: string | undefined
  entries: readonly string[]
  entry: string
  field: string
}): void {
  const word = addressWord(field, entry)
  const account = safe === undefined ? undefined : addressWord('safe', safe)
  if (word === zeroWord || word === sentinelWord() || word === account) {
    throw new InvalidOwnersError('reserved', entry)
  }
  if (entries.some((candidate) => addressWord(`${field}s`, candidate) === word)) {
    throw new InvalidOwnersError('duplicate', entry)
  }
}
