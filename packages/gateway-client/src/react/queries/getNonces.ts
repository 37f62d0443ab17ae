import { skipToken } from '@tanstack/react-query'

import { getNonces } from '../../endpoints/getNonces.ts'
import type { SafeNonces } from '../../schemas/safeNonces.ts'
import { safePartKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'
import type { MaybeSafeId } from '../parameters.ts'

/** What `getNoncesQueryOptions` takes. */
export type GetNoncesQueryParameters = MaybeSafeId

/** Caches the nonces of an account: where it is, and which one a new transaction should have. */
export const getNoncesQueryOptions = readOptionsOf<GetNoncesQueryParameters, 'address', SafeNonces>(
  (client, { chainId, address }) => ({
    queryKey: [...safePartKey(client, { chainId, address }, 'nonces')],
    queryFn: address ? ({ signal }) => getNonces(client, { chainId, address, signal }) : skipToken,
  }),
)
