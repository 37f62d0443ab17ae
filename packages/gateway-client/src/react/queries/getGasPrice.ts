import type { GatewayClient } from '../../client.ts'
import { getGasPrice, type GetGasPriceParameters } from '../../endpoints/getGasPrice.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches gas prices of a chain. */
export const getGasPriceQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetGasPriceParameters, 'signal'>,
) => gatewayQuery(client, 'getGasPrice', getGasPrice, parameters)
