import { skipToken } from '@tanstack/react-query'

import { getAllOwnedSafes } from '../../endpoints/getAllOwnedSafes.ts'
import type { Address } from '../../schemas/address.ts'
import type { AllOwnedSafes } from '../../schemas/ownedSafes.ts'
import { ownerKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `getAllOwnedSafesQueryOptions` takes. */
type GetAllOwnedSafesQueryParameters = { owner: Address | undefined }

/** Caches the accounts of an owner on all chains. The query waits until there is an address. */
export const getAllOwnedSafesQueryOptions = readOptionsOf<
  GetAllOwnedSafesQueryParameters,
  'owner',
  AllOwnedSafes
>((client, { owner }) => ({
  queryKey: [...ownerKey(client, owner), 'all'],
  queryFn: owner ? ({ signal }) => getAllOwnedSafes(client, { owner, signal }) : skipToken,
}))
