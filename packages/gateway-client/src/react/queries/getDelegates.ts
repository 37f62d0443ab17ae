import type { GatewayClient } from '../../client.ts'
import { getDelegates, type GetDelegatesParameters } from '../../endpoints/getDelegates.ts'
import { collectItems } from '../../lists/iterate.ts'
import type { PageOptions } from '../../parameters.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches all delegates that the filters let through, from all pages. */
export const getDelegatesQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetDelegatesParameters, keyof PageOptions>,
) =>
  gatewayQuery(
    client,
    'getDelegates',
    (client, parameters: GetDelegatesParameters) => collectItems(client, getDelegates, parameters),
    parameters,
  )
