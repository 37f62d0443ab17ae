import type { GatewayClient } from '../../client.ts'
import {
  getSafeOverviews,
  type GetSafeOverviewsParameters,
} from '../../endpoints/getSafeOverviews.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches owners, total and queue length of many accounts. */
export const getSafeOverviewsQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetSafeOverviewsParameters, 'signal'>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getSafeOverviews', parameters],
    queryFn: ({ signal }) => getSafeOverviews(client, { ...parameters, signal }),
  })
