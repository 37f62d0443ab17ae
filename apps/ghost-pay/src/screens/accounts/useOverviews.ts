import { useQueries } from '@tanstack/react-query'
import type { Address } from 'viem'
import { isUnknown, type SafeId } from '@ghost-pay/gateway-client'
import { getSafeOverviewsQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { accountKey } from '@ghost-pay/safe-account/store'

import { currency } from '../../data/currency.ts'
import { idleInterval } from '../account/pollInterval.ts'
import type { Overviews } from './valueAccounts.ts'

/** As many as the gateway answers for at once. */
const perRequest = 10

/** What the gateway says of many accounts. */
export type OverviewsAnswer = {
  overviews: Overviews
  isPending: boolean
  /** The first failure. */
  error: Error | null
  /** When the oldest answer came, in milliseconds since 1970; 0 for none. */
  time: number
  isAsking: boolean
  askAgain: () => void
}

/**
 * What the gateway says of accounts, ten with one request; more of them leave the answers for the others as they are. Asked
 * again while the page is seen, the more seldom the more requests it takes.
 */
export function useOverviews(
  safes: readonly SafeId[],
  walletAddress: Address | undefined,
): OverviewsAnswer {
  const client = useGateway()
  const chunks = Array.from({ length: Math.ceil(safes.length / perRequest) }, (_, index) =>
    safes.slice(index * perRequest, (index + 1) * perRequest),
  )
  return useQueries({
    queries: chunks.map((chunk) => ({
      ...getSafeOverviewsQueryOptions(client, { safes: chunk, currency, walletAddress }),
      // Who opens a list wants to see what is there now.
      staleTime: 0,
      refetchInterval: idleInterval * chunks.length,
    })),
    combine: (queries) => ({
      overviews: new Map(
        queries.flatMap(({ data }, index) =>
          (data === undefined ? [] : (chunks[index] ?? [])).map((safe, place) => {
            const overview = data?.[place] ?? null
            const isRead = overview !== null && !isUnknown(overview)
            return [accountKey(safe), isRead ? overview : null] as const
          }),
        ),
      ),
      isPending: queries.some(({ isPending }) => isPending),
      error: queries.find(({ error }) => error !== null)?.error ?? null,
      time: oldest(queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      isAsking: queries.some(({ isFetching }) => isFetching),
      askAgain: () => {
        for (const { error, refetch } of queries) if (error !== null) void refetch()
      },
    }),
  })
}

const oldest = (times: readonly number[]): number =>
  times.filter((time) => time > 0).reduce((one, other) => Math.min(one || other, other), 0)
