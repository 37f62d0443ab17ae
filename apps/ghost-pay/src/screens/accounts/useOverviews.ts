import { useQueries } from '@tanstack/react-query'
import { isUnknown, type SafeId, type SafeOverview } from '@ghost-pay/gateway-client'
import { getSafeOverviewsQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'

import { accountKey } from '../../data/accountId.ts'

/** As many as the gateway answers for at once. */
const perRequest = 10

/** What the gateway says of the accounts that are shown, ten with one request; more of them leave the others as they are. */
export function useOverviews(safes: readonly SafeId[]): ReadonlyMap<string, SafeOverview> {
  const client = useGateway()
  const chunks = Array.from({ length: Math.ceil(safes.length / perRequest) }, (_, index) =>
    safes.slice(index * perRequest, (index + 1) * perRequest),
  )
  return useQueries({
    queries: chunks.map((chunk) => ({
      ...getSafeOverviewsQueryOptions(client, { safes: chunk }),
      staleTime: 20_000,
    })),
    combine: (queries) =>
      new Map(
        queries.flatMap(({ data = [] }) =>
          data.flatMap((overview) =>
            overview === null || isUnknown(overview)
              ? []
              : [[accountKey({ ...overview, address: overview.address.value }), overview] as const],
          ),
        ),
      ),
  })
}
