import { onlineManager, type QueryClient } from '@tanstack/react-query'

import { isOfChain } from './keptAnswers.ts'

/**
 * Takes the browser's word for whether there is a network, until the chain says otherwise: a browser without one still reaches a chain
 * and a gateway on the same machine. What waited for a network goes on then.
 *
 * @returns ends it
 */
export function followNetwork(client: QueryClient): () => void {
  onlineManager.setOnline(navigator.onLine)
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // An answer that was brought back from the last visit says nothing.
    const asked: unknown = event.query.queryKey
    if (event.action.manual !== true && Array.isArray(asked) && isOfChain(asked)) {
      onlineManager.setOnline(true)
    }
  })
}
