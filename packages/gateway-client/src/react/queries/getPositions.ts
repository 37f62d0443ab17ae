import { skipToken } from '@tanstack/react-query'

import { getPositions, type GetPositionsParameters } from '../../endpoints/getPositions.ts'
import type { SafeId } from '../../parameters.ts'
import type { Protocol } from '../../schemas/portfolio.ts'
import type { UnknownMember } from '../../schemas/union.ts'
import { safePartKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getPositionsQueryOptions` takes. */
export type GetPositionsQueryParameters = MaybeSafeId &
  Omit<GetPositionsParameters, keyof SafeId | 'signal'>

/** Caches what an account has put to work, by currency. */
export const getPositionsQueryOptions = readOptionsOf<
  GetPositionsQueryParameters,
  'address',
  (Protocol | UnknownMember)[]
>((client, { chainId, address, ...rest }) => ({
  queryKey: [...safePartKey(client, { chainId, address }, 'positions'), rest],
  queryFn: address
    ? ({ signal }) => getPositions(client, { chainId, address, ...rest, signal })
    : skipToken,
}))
