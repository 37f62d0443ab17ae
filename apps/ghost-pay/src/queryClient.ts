import { QueryClient } from '@tanstack/react-query'

/** The gateway's client asks again by itself where that can help, so the cache does not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 4000, retry: false, refetchIntervalInBackground: false },
  },
})
