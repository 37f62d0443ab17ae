import { checkAddresses, checkChainId, checked, checkLists, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import { reportUnreadable } from '../http/reportUnreadable.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Address } from '../schemas/address.ts'
import { type Portfolio, portfolioSchema } from '../schemas/portfolio.ts'

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
  parameters: GetPortfolioParameters,
): Promise<Portfolio> {
  const { address, currency, chainIds, trusted, excludeDust, sync, signal } = checked(parameters)
  checkAddresses({ address })
  checkLists(given({ chainIds }))
  chainIds?.forEach(checkChainId)
  const answer = await request(client, {
    path: path`/v1/portfolio/${address}`,
    query: { fiatCode: currency, chainIds: chainIds?.join(), trusted, excludeDust, sync },
    about: {
      'tokenBalances.*.tokenInfo.chainId': chainIds,
      'positionBalances.*.groups.*.items.*.tokenInfo.chainId': chainIds,
    },
    schema: portfolioSchema,
    signal,
  })
  return reportUnreadable(client, answer)
}
