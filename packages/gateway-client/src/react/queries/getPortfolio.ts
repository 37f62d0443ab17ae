import { skipToken } from '@tanstack/react-query'

import { getPortfolio, type GetPortfolioParameters } from '../../endpoints/getPortfolio.ts'
import type { Portfolio } from '../../schemas/portfolio.ts'
import { gatewayKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `getPortfolioQueryOptions` takes. */
export type GetPortfolioQueryParameters = Omit<GetPortfolioParameters, 'signal' | 'address'> & {
  /** The query waits until there is one. */
  address: GetPortfolioParameters['address'] | undefined
}

/** Caches what an address holds on all chains. */
export const getPortfolioQueryOptions = readOptionsOf<
  GetPortfolioQueryParameters,
  'address',
  Portfolio
>((client, { address, ...rest }) => ({
  queryKey: [...gatewayKey(client), 'getPortfolio', { address, ...rest }],
  queryFn:
    address === undefined
      ? skipToken
      : ({ signal }) => getPortfolio(client, { address, ...rest, signal }),
}))
