import type { GatewayClient } from '../../client.ts'
import { getGasTokens, type GetGasTokensParameters } from '../../endpoints/getGasTokens.ts'
import { collectItems } from '../../lists/iterate.ts'
import type { PageOptions } from '../../parameters.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches all tokens in which fees can be paid, from all pages. */
export const getGasTokensQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetGasTokensParameters, keyof PageOptions>,
) =>
  gatewayQuery(
    client,
    'getGasTokens',
    (client, parameters: GetGasTokensParameters) => collectItems(client, getGasTokens, parameters),
    parameters,
  )
