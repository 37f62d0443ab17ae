import { skipToken } from '@tanstack/react-query'

import { getChain, type GetChainParameters } from '../../endpoints/getChain.ts'
import type { ChainConfig } from '../../schemas/chain.ts'
import { gatewayKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `getChainQueryOptions` takes. */
export type GetChainQueryParameters = Omit<GetChainParameters, 'signal' | 'chainId'> & {
  /** The query waits until there is one. */
  chainId: GetChainParameters['chainId'] | undefined
}

/** Caches the configuration of a chain. */
export const getChainQueryOptions = readOptionsOf<GetChainQueryParameters, 'chainId', ChainConfig>(
  (client, { chainId, ...rest }) => ({
    queryKey: [...gatewayKey(client), 'getChain', { chainId, ...rest }],
    queryFn:
      chainId === undefined
        ? skipToken
        : ({ signal }) => getChain(client, { chainId, ...rest, signal }),
  }),
)
