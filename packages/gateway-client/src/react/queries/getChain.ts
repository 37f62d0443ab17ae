import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getChain } from '../../endpoints/getChain.ts'
import { gatewayKey } from '../keys.ts'

/** Caches the configuration of a chain. The query waits until there is an id. */
export function getChainQueryOptions(
  client: GatewayClient,
  { chainId }: { chainId: number | undefined },
) {
  return queryOptions({
    queryKey: [...gatewayKey(client), 'chain', chainId],
    queryFn: chainId ? ({ signal }) => getChain(client, { chainId, signal }) : skipToken,
  })
}
