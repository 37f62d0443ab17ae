import type { QueryClient } from '@tanstack/react-query'

import type { GatewayClient } from '../client.ts'
import type { SafeId } from '../parameters.ts'
import type { SafeInfo } from '../schemas/safeInfo.ts'
import { safeKey } from './keys.ts'
import { getSafeInfoQueryOptions } from './queries/getSafeInfo.ts'

/** Milliseconds between looks at the tag. */
const defaultDelays = [0, 1000, 2000, 4000]

/**
 * Reads an account again after a write. The gateway takes a moment until its own reads know of a write, so this looks at
 * `txQueuedTag` until it has changed, a few times at most, and only then has everything of the account fetched again; until then
 * the cache keeps what the mutation has put there.
 */
export async function settleQueue(
  queryClient: QueryClient,
  client: GatewayClient,
  safe: SafeId,
  { before, delays = defaultDelays }: { before: SafeInfo | undefined; delays?: number[] },
): Promise<void> {
  const info = getSafeInfoQueryOptions(client, safe)
  const tag = before?.txQueuedTag
  for (const delay of tag ? delays : []) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    const now = await queryClient.fetchQuery({ ...info, staleTime: 0 }).catch(() => undefined)
    if (now && now.txQueuedTag !== tag) break
  }
  await queryClient.invalidateQueries({ queryKey: safeKey(client, safe) })
}
