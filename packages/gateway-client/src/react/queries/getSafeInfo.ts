import { skipToken } from '@tanstack/react-query'

import { getSafeInfo } from '../../endpoints/getSafeInfo.ts'
import type { SafeInfo } from '../../schemas/safeInfo.ts'
import { safePartKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getSafeInfoQueryOptions` takes. */
export type GetSafeInfoQueryParameters = MaybeSafeId

/** Caches an account's owners, threshold, nonce and version state. */
export const getSafeInfoQueryOptions = readOptionsOf<
  GetSafeInfoQueryParameters,
  'address',
  SafeInfo
>((client, { chainId, address }) => ({
  queryKey: [...safePartKey(client, { chainId, address }, 'info')],
  queryFn: address ? ({ signal }) => getSafeInfo(client, { chainId, address, signal }) : skipToken,
}))
