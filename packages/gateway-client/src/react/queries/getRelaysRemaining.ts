import { skipToken } from '@tanstack/react-query'

import {
  getRelaysRemaining,
  type GetRelaysRemainingParameters,
} from '../../endpoints/getRelaysRemaining.ts'
import type { SafeId } from '../../parameters.ts'
import type { RelaysRemaining } from '../../schemas/relay.ts'
import { safePartKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getRelaysRemainingQueryOptions` takes. */
export type GetRelaysRemainingQueryParameters = MaybeSafeId &
  Omit<GetRelaysRemainingParameters, keyof SafeId | 'signal'>

/** Caches how many relays an account has left. */
export const getRelaysRemainingQueryOptions = readOptionsOf<
  GetRelaysRemainingQueryParameters,
  'address',
  RelaysRemaining
>((client, { chainId, address, ...rest }) => ({
  queryKey: [...safePartKey(client, { chainId, address }, 'relays'), rest],
  queryFn: address
    ? ({ signal }) => getRelaysRemaining(client, { chainId, address, ...rest, signal })
    : skipToken,
}))
