import { getPortfolio, type GetPortfolioParameters } from '../../endpoints/getPortfolio.ts'
import type { Portfolio } from '../../schemas/portfolio.ts'
import { readOptionsOf } from '../options.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getPortfolioQueryOptions` takes. */
export type GetPortfolioQueryParameters = Omit<GetPortfolioParameters, 'signal' | 'address'> & {
  /** The query waits until there is one. */
  address: GetPortfolioParameters['address'] | undefined
}

/** Caches what an address holds on all chains. */
export const getPortfolioQueryOptions = /* @__PURE__ */ readOptionsOf<
  GetPortfolioQueryParameters,
  'address',
  Portfolio
>((client, parameters) =>
  waitingQuery(client, 'getPortfolio', getPortfolio, ['address', parameters]),
)
