import type { Query } from '@tanstack/react-query'

/** Milliseconds between two tries of what has failed. */
const retryInterval = 20_000

/**
 * For what `useFollowedAccount` keeps fresh: asked for once, and again when it has changed, when it failed, or when the
 * person asks for it. Neither a glance at another window nor a round of polling reads all loaded pages again.
 */
export const followed = {
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: ({ state }: Pick<Query, 'state'>) =>
    state.status === 'error' ? retryInterval : false,
} as const
