import { checkAddresses, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'

/** What `clearPortfolio` takes. */
export type ClearPortfolioParameters = RequestOptions & { address: Address }

/** Has the gateway forget what it has cached of a portfolio (DELETE portfolio). */
export async function clearPortfolio(
  client: GatewayClient,
  parameters: ClearPortfolioParameters,
): Promise<void> {
  const { address, signal } = checked(parameters)
  checkAddresses({ address })
  return request(client, {
    method: 'DELETE',
    path: path`/v1/portfolio/${address}`,
    schema: undefined,
    signal,
  })
}
