import type { GatewayClient } from '../../client.ts'
import { getChains, type GetChainsParameters } from '../../endpoints/getChains.ts'
import { collectItems } from '../../lists/iterate.ts'
import type { PageOptions } from '../../parameters.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches all chains the gateway serves, from all pages. */
export const getChainsQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetChainsParameters, keyof PageOptions> = {},
) =>
  gatewayQuery(
    client,
    'getChains',
    (client, parameters: GetChainsParameters) => collectItems(client, getChains, parameters),
    { limit: 100, ...parameters },
  )
