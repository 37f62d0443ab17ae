import type { GatewayClient } from '../../client.ts'
import { getGasPrice, type GetGasPriceParameters } from '../../endpoints/getGasPrice.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches gas prices of a chain. */
export const getGasPriceQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetGasPriceParameters, 'signal'>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getGasPrice', parameters],
    queryFn: ({ signal }) => getGasPrice(client, { ...parameters, signal }),
  })
