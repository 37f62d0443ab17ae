import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What was cached before a mutation touched it. */
export type Snapshot = readonly (readonly [QueryKey, unknown])[]

/**
 * Changes cached answers ahead of the gateway. Reads under way are cancelled first, since they would bring back the old state.
 *
 * @returns what was there before, for `restore`
 */
export async function patch<data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: data) => data,
): Promise<Snapshot> {
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueriesData<data>({ queryKey })
  queryClient.setQueriesData<data>({ queryKey }, (data) => data && change(data))
  return before
}

/** Puts back what was cached before, and has it read again: a first read may have been cancelled for the change. */
export function restore(
  queryClient: QueryClient,
  snapshot: Snapshot,
  queryKeys: readonly QueryKey[],
): void {
  for (const [queryKey, data] of snapshot) queryClient.setQueryData(queryKey, data)
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
}
