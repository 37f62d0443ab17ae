import type { QueryClient } from '@tanstack/react-query'

import { answersToKeep } from './answersToKeep.ts'
import type { AnswerStore } from './createAnswerStore.ts'
import { isKept } from './keptAnswers.ts'

/** How long the cache is quiet before it is kept, in milliseconds. */
const quiet = 3000

/** Keeps the answers of this visit: when the cache has been quiet for a moment, and when the page is left. */
export function keepOn(client: QueryClient, { change }: Pick<AnswerStore, 'change'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    const all = client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey: key, state: { data, dataUpdatedAt: time } }) =>
        data === undefined ? [] : [{ key, data, time }],
      )
    // What the browser does not take is asked anew at the next visit.
    change((kept) => answersToKeep([...all, ...kept], Date.now())).catch(() => undefined)
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // A key of any query is a list.
    if (isKept(event.query.queryKey as readonly unknown[])) timer ??= setTimeout(keep, quiet)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) keep()
  })
}
