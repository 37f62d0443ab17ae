import type { GatewayClient } from '../../client.ts'
import { getPortfolio, type GetPortfolioParameters } from '../../endpoints/getPortfolio.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getPortfolioQueryOptions` takes. */
export type GetPortfolioQueryParameters = Omit<GetPortfolioParameters, 'signal' | 'address'> & {
  /** The query waits until there is one. */
  address: GetPortfolioParameters['address'] | undefined
}

/** Caches what an address holds on all chains. */
export const getPortfolioQueryOptions = (
  client: GatewayClient,
  parameters: GetPortfolioQueryParameters,
) => waitingQuery(client, 'getPortfolio', getPortfolio, ['address', parameters])
