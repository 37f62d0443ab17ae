import { type QueryClient, QueryObserver } from '@tanstack/react-query'

import type { GatewayClient } from '../client.ts'
import type { SafeId } from '../parameters.ts'
import type { SafeInfo } from '../schemas/safeInfo.ts'
import { changedParts } from './changedParts.ts'
import { safePartKey } from './keys.ts'
import { getSafeInfoQueryOptions } from './queries/getSafeInfo.ts'

/** How `followSafe` follows. */
export type FollowSafeOptions = {
  /** Milliseconds between looks at the account. Default 15,000. */
  interval?: number | undefined
  /** Called when parts of the account are fetched again. */
  onChange?: ((safe: SafeInfo) => void) | undefined
}

/**
 * Keeps what is cached of an account fresh: fetches its info at an interval, which is cheap, and the queue, the history, the
 * collectibles, the messages only when their tag has changed. In a component: `useEffect(() => followSafe(…), […])`. It pauses while
 * the page is hidden, and where there is no page (TanStack Query does not poll on a server). See behaviour/gateway-client#follow.
 *
 * @returns a function that unsubscribes
 */
export function followSafe(
  queryClient: QueryClient,
  client: GatewayClient,
  safe: SafeId,
  { interval = 15_000, onChange }: FollowSafeOptions = {},
): () => void {
  const info = getSafeInfoQueryOptions(client, safe)
  let before = queryClient.getQueryData(info.queryKey)
  const observer = new QueryObserver(queryClient, { ...info, refetchInterval: interval })
  return observer.subscribe(({ data: now }) => {
    if (!now || now === before) return
    const parts = before ? changedParts(before, now) : []
    before = now
    for (const part of parts) {
      void queryClient.invalidateQueries({ queryKey: safePartKey(client, safe, part) })
    }
    if (parts.length > 0) onChange?.(now)
  })
}
