import { getChain, type GetChainParameters } from '../../endpoints/getChain.ts'
import type { ChainConfig } from '../../schemas/chain.ts'
import { readOptionsOf } from '../options.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getChainQueryOptions` takes. */
export type GetChainQueryParameters = Omit<GetChainParameters, 'signal' | 'chainId'> & {
  /** The query waits until there is one. */
  chainId: GetChainParameters['chainId'] | undefined
}

/** Caches the configuration of a chain. */
export const getChainQueryOptions = /* @__PURE__ */ readOptionsOf<
  GetChainQueryParameters,
  'chainId',
  ChainConfig
>((client, parameters) => waitingQuery(client, 'getChain', getChain, ['chainId', parameters]))
