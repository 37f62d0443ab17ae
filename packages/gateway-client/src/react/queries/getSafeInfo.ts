import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getSafeInfo } from '../../endpoints/getSafeInfo.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getSafeInfoQueryOptions` takes. */
export type GetSafeInfoQueryParameters = MaybeSafeId

/** Caches an account's owners, threshold, nonce and version state. */
export function getSafeInfoQueryOptions(
  client: GatewayClient,
  { chainId, address }: GetSafeInfoQueryParameters,
) {
  return queryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'info')],
    queryFn: address
      ? ({ signal }) => getSafeInfo(client, { chainId, address, signal })
      : skipToken,
  })
}
