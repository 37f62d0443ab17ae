import type { GatewayClient } from '../../client.ts'
import {
  getSafeOverviews,
  type GetSafeOverviewsParameters,
} from '../../endpoints/getSafeOverviews.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches owners, total and queue length of many accounts. */
export const getSafeOverviewsQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetSafeOverviewsParameters, 'signal'>,
) => gatewayQuery(client, 'getSafeOverviews', getSafeOverviews, parameters)
