import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type GasPriceOracle, gasPriceOracleSchema } from '../schemas/about.ts'

/** What `getGasPrice` takes. */
export type GetGasPriceParameters = RequestOptions & { chainId: number }

/** Reads gas prices of a chain (GET gas-price). Status 503 where the chain has no oracle. */
export async function getGasPrice(
  client: GatewayClient,
  parameters: GetGasPriceParameters,
): Promise<GasPriceOracle> {
  const { chainId, signal } = checked(parameters)
  checkChainId(chainId)
  return request(client, {
    path: path`/v1/chains/${chainId}/gas-price`,
    schema: gasPriceOracleSchema,
    signal,
  })
}
