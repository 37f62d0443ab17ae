import { queryOptions, skipToken } from '@tanstack/react-query'

import type { GatewayClient } from '../../client.ts'
import { getAllOwnedSafes } from '../../endpoints/getAllOwnedSafes.ts'
import type { Address } from '../../schemas/primitives.ts'
import { ownerKey } from '../keys.ts'

/** Caches the accounts of an owner on all chains. The query waits until there is an address. */
export function getAllOwnedSafesQueryOptions(
  client: GatewayClient,
  { owner }: { owner: Address | undefined },
) {
  return queryOptions({
    queryKey: [...ownerKey(client, owner), 'all'],
    queryFn: owner ? ({ signal }) => getAllOwnedSafes(client, { owner, signal }) : skipToken,
  })
}
