import type { GatewayClient } from '../../client.ts'
import { getChains, type GetChainsParameters } from '../../endpoints/getChains.ts'
import { collectItems } from '../../lists/iterate.ts'
import type { PageOptions } from '../../parameters.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches all chains the gateway serves, from all pages. */
export const getChainsQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetChainsParameters, keyof PageOptions> = {},
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getChains', { limit: 100, ...parameters }],
    queryFn: ({ signal }) => collectItems(client, getChains, { limit: 100, ...parameters, signal }),
  })
