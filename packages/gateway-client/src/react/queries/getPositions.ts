import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getPositions, type GetPositionsParameters } from '../../endpoints/getPositions.ts'
import type { SafeId } from '../../parameters.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getPositionsQueryOptions` takes. */
export type GetPositionsQueryParameters = MaybeSafeId &
  Omit<GetPositionsParameters, keyof SafeId | 'signal'>

/** Caches what an account has put to work, by currency. */
export function getPositionsQueryOptions(
  client: GatewayClient,
  { chainId, address, ...rest }: GetPositionsQueryParameters,
) {
  return queryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'positions'), rest],
    queryFn: address
      ? ({ signal }) => getPositions(client, { chainId, address, ...rest, signal })
      : skipToken,
  })
}
