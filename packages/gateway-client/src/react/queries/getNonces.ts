import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getNonces } from '../../endpoints/getNonces.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getNoncesQueryOptions` takes. */
export type GetNoncesQueryParameters = MaybeSafeId

/** Caches the nonces of an account: where it is, and which one a new transaction should have. */
export function getNoncesQueryOptions(
  client: GatewayClient,
  { chainId, address }: GetNoncesQueryParameters,
) {
  return queryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'nonces')],
    queryFn: address ? ({ signal }) => getNonces(client, { chainId, address, signal }) : skipToken,
  })
}
