import { skipToken } from '@tanstack/react-query'

import { getBalances, type GetBalancesParameters } from '../../endpoints/getBalances.ts'
import type { SafeId } from '../../parameters.ts'
import type { Balances } from '../../schemas/balance.ts'
import { safePartKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getBalancesQueryOptions` takes. */
export type GetBalancesQueryParameters = MaybeSafeId &
  Omit<GetBalancesParameters, keyof SafeId | 'signal'>

/** Caches what an account holds, by currency and filters. */
export const getBalancesQueryOptions = readOptionsOf<
  GetBalancesQueryParameters,
  'address',
  Balances
>((client, { chainId, address, ...rest }) => ({
  queryKey: [...safePartKey(client, { chainId, address }, 'balances'), rest],
  queryFn: address
    ? ({ signal }) => getBalances(client, { chainId, address, ...rest, signal })
    : skipToken,
}))
