import { queryOptions } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getChains } from '../../endpoints/getChains.ts'
import { collectItems } from '../../lists/iterate.ts'
import { gatewayKey } from '../keys.ts'

/** Caches all chains the gateway serves. */
export function getChainsQueryOptions(client: GatewayClient) {
  return queryOptions({
    queryKey: [...gatewayKey(client), 'chains'],
    queryFn: ({ signal }) => collectItems(client, getChains, { limit: 100, signal }),
  })
}
