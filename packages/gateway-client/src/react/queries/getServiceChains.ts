import type { GatewayClient } from '../../client.ts'
import {
  getServiceChains,
  type GetServiceChainsParameters,
} from '../../endpoints/getServiceChains.ts'
import { collectItems } from '../../lists/iterate.ts'
import type { PageOptions } from '../../parameters.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches all chains with the features of one service, from all pages. */
export const getServiceChainsQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetServiceChainsParameters, keyof PageOptions>,
) =>
  gatewayQuery(
    client,
    'getServiceChains',
    (client, parameters: GetServiceChainsParameters) =>
      collectItems(client, getServiceChains, parameters),
    parameters,
  )
