import type { GatewayClient } from '../../client.ts'
import { getChain, type GetChainParameters } from '../../endpoints/getChain.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getChainQueryOptions` takes. */
export type GetChainQueryParameters = Omit<GetChainParameters, 'signal' | 'chainId'> & {
  /** The query waits until there is one. */
  chainId: GetChainParameters['chainId'] | undefined
}

/** Caches the configuration of a chain. */
export const getChainQueryOptions = (client: GatewayClient, parameters: GetChainQueryParameters) =>
  waitingQuery(client, 'getChain', getChain, ['chainId', parameters])
