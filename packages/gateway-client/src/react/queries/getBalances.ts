import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getBalances, type GetBalancesParameters } from '../../endpoints/getBalances.ts'
import type { SafeId } from '../../parameters.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getBalancesQueryOptions` takes. */
export type GetBalancesQueryParameters = MaybeSafeId &
  Omit<GetBalancesParameters, keyof SafeId | 'signal'>

/** Caches what an account holds, by currency and filters. */
export function getBalancesQueryOptions(
  client: GatewayClient,
  { chainId, address, ...rest }: GetBalancesQueryParameters,
) {
  return queryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'balances'), rest],
    queryFn: address
      ? ({ signal }) => getBalances(client, { chainId, address, ...rest, signal })
      : skipToken,
  })
}
