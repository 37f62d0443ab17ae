import type { GatewayClient } from '../../client.ts'
import {
  getServiceChains,
  type GetServiceChainsParameters,
} from '../../endpoints/getServiceChains.ts'
import { collectItems } from '../../lists/iterate.ts'
import type { PageOptions } from '../../parameters.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches all chains with the features of one service, from all pages. */
export const getServiceChainsQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetServiceChainsParameters, keyof PageOptions>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getServiceChains', parameters],
    queryFn: ({ signal }) => collectItems(client, getServiceChains, { ...parameters, signal }),
  })
