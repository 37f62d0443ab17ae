import { hashKey } from '@tanstack/react-query'

import { isKept, type KeptAnswer, longestKept } from './keptAnswers.ts'

/** How much is kept, in characters as `sizeOf` counts them. */
export const mostKept = 2_000_000

/**
 * Chooses what is kept: of each question the newest answer, the newest first, while there is room.
 *
 * @param all answers of this page and of others; several may answer the same question
 * @param now milliseconds since 1970
 */
export function answersToKeep(all: readonly KeptAnswer[], now: number): readonly KeptAnswer[] {
  let room = mostKept
  const questions = new Set<string>()
  return [...all]
    .filter(({ key, time }) => isKept(key) && now - time < longestKept)
    .sort((a, b) => b.time - a.time)
    .filter(({ key, data }) => {
      const question = questionOf(key)
      if (questions.has(question)) return false
      questions.add(question)
      const size = sizeOf(data)
      if (size > room) return false
      room -= size
      return true
    })
}

/** Holdings are asked for again under another key whenever balances have come (`useHoldings`): it is the same question. */
const questionOf = (key: readonly unknown[]): string =>
  hashKey(key[0] === 'holdings' ? key.slice(0, 4) : key)

/** About how many characters a value takes. */
function sizeOf(value: unknown): number {
  const text = JSON.stringify({ value }, (_, one: unknown) =>
    typeof one === 'bigint' ? String(one) : one instanceof Map ? [...one] : one,
  )
  return text.length
}
