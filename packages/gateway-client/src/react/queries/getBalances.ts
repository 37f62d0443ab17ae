import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getBalances, type GetBalancesParameters } from '../../endpoints/getBalances.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

export type GetBalancesQueryParameters = MaybeSafeId &
  Pick<GetBalancesParameters, 'currency' | 'trusted' | 'excludeSpam'>

/** Caches what an account holds, by currency and filters. */
export function getBalancesQueryOptions(
  client: GatewayClient,
  { chainId, address, ...filters }: GetBalancesQueryParameters,
) {
  return queryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'balances'), filters],
    queryFn: address
      ? ({ signal }) => getBalances(client, { chainId, address, ...filters, signal })
      : skipToken,
  })
}
