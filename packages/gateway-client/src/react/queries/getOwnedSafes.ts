import { skipToken } from '@tanstack/react-query'

import { getOwnedSafes } from '../../endpoints/getOwnedSafes.ts'
import type { Address } from '../../schemas/address.ts'
import type { OwnedSafes } from '../../schemas/ownedSafes.ts'
import { ownerKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `getOwnedSafesQueryOptions` takes. */
export type GetOwnedSafesQueryParameters = {
  chainId: number
  /** The query waits until there is an address. */
  owner: Address | undefined
}

/** Caches the accounts of an owner on one chain. */
export const getOwnedSafesQueryOptions = readOptionsOf<
  GetOwnedSafesQueryParameters,
  'owner',
  OwnedSafes
>((client, { chainId, owner }) => ({
  queryKey: [...ownerKey(client, owner), chainId],
  queryFn: owner ? ({ signal }) => getOwnedSafes(client, { chainId, owner, signal }) : skipToken,
}))
