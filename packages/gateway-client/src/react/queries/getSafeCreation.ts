import { skipToken } from '@tanstack/react-query'

import { getSafeCreation } from '../../endpoints/getSafeCreation.ts'
import type { SafeCreation } from '../../schemas/safeCreation.ts'
import { safePartKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getSafeCreationQueryOptions` takes. */
export type GetSafeCreationQueryParameters = MaybeSafeId

/** Caches how an account was created. */
export const getSafeCreationQueryOptions = readOptionsOf<
  GetSafeCreationQueryParameters,
  'address',
  SafeCreation
>((client, { chainId, address }) => ({
  queryKey: [...safePartKey(client, { chainId, address }, 'creation')],
  queryFn: address
    ? ({ signal }) => getSafeCreation(client, { chainId, address, signal })
    : skipToken,
}))
