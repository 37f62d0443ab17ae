import { checkAddresses, checkChainId } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type Portfolio, portfolioSchema } from '../schemas/portfolio.ts'
import type { Address } from '../schemas/primitives.ts'

/** What `getPortfolio` takes. */
export type GetPortfolioParameters = RequestOptions & {
  address: Address
  /** Currency of the fiat values. Default of the gateway: USD. */
  currency?: string | undefined
  /** Only these chains. */
  chainIds?: readonly number[] | undefined
  trusted?: boolean | undefined
  excludeDust?: boolean | undefined
  sync?: boolean | undefined
}

/** Reads what an address holds on all chains (GET portfolio). */
export async function getPortfolio(
  client: GatewayClient,
  { address, currency, chainIds, trusted, excludeDust, sync, signal }: GetPortfolioParameters,
): Promise<Portfolio> {
  checkAddresses({ address })
  chainIds?.forEach(checkChainId)
  return request(client, {
    path: path`/v1/portfolio/${address}`,
    query: { fiatCode: currency, chainIds: chainIds?.join(), trusted, excludeDust, sync },
    schema: portfolioSchema,
    signal,
  })
}
