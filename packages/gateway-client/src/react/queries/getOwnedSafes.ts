import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getOwnedSafes } from '../../endpoints/getOwnedSafes.ts'
import type { Address } from '../../schemas/primitives.ts'
import { ownerKey } from '../keys.ts'

/** What `getOwnedSafesQueryOptions` takes. */
export type GetOwnedSafesQueryParameters = {
  chainId: number
  /** The query waits until there is an address. */
  owner: Address | undefined
}

/** Caches the accounts of an owner on one chain. */
export function getOwnedSafesQueryOptions(
  client: GatewayClient,
  { chainId, owner }: GetOwnedSafesQueryParameters,
) {
  return queryOptions({
    queryKey: [...ownerKey(client, owner), chainId],
    queryFn: owner ? ({ signal }) => getOwnedSafes(client, { chainId, owner, signal }) : skipToken,
  })
}
