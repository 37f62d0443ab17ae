import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import {
  getRelaysRemaining,
  type GetRelaysRemainingParameters,
} from '../../endpoints/getRelaysRemaining.ts'
import type { SafeId } from '../../parameters.ts'
import { safePartKey } from '../keys.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getRelaysRemainingQueryOptions` takes. */
export type GetRelaysRemainingQueryParameters = MaybeSafeId &
  Omit<GetRelaysRemainingParameters, keyof SafeId | 'signal'>

/** Caches how many relays an account has left. */
export function getRelaysRemainingQueryOptions(
  client: GatewayClient,
  { chainId, address, ...rest }: GetRelaysRemainingQueryParameters,
) {
  return queryOptions({
    queryKey: [...safePartKey(client, { chainId, address }, 'relays'), rest],
    queryFn: address
      ? ({ signal }) => getRelaysRemaining(client, { chainId, address, ...rest, signal })
      : skipToken,
  })
}
