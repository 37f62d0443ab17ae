import type { QueryClient } from '@tanstack/react-query'

import type { AnswerStore } from './createAnswerStore.ts'
import { isKept, longestKept } from './keptAnswers.ts'

/**
 * Brings back the answers of the last visit where there are none yet, each with its own time, so that its age is told. Every one is
 * asked anew as soon as something shows it, however long an answer of this visit would do. What has become too old since it was kept
 * stays away.
 */
export async function bringBack(
  client: QueryClient,
  { read }: Pick<AnswerStore, 'read'>,
): Promise<void> {
  const kept = await read()
  for (const { key, data, time } of kept) {
    const isTooOld = Date.now() - time >= longestKept
    if (isTooOld || !isKept(key) || client.getQueryData(key) !== undefined) continue
    // A clock that was set back makes no answer one of this visit.
    client.setQueryData(key, data, { updatedAt: Math.min(time, performance.timeOrigin - 1) })
    void client.invalidateQueries({ queryKey: key, exact: true })
  }
}
