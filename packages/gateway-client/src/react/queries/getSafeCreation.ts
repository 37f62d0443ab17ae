import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getSafeCreation } from '../../endpoints/getSafeCreation.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getSafeCreationQueryOptions` takes. */
export type GetSafeCreationQueryParameters = MaybeSafeId

/** Caches how an account was created. */
export function getSafeCreationQueryOptions(
  client: GatewayClient,
  { chainId, address }: GetSafeCreationQueryParameters,
) {
  return queryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'creation')],
    queryFn: address
      ? ({ signal }) => getSafeCreation(client, { chainId, address, signal })
      : skipToken,
  })
}
