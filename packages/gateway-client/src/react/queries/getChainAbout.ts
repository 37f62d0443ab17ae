import type { GatewayClient } from '../../client.ts'
import { getChainAbout, type GetChainAboutParameters } from '../../endpoints/getChainAbout.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches which service answers for a chain. */
export const getChainAboutQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetChainAboutParameters, 'signal'>,
) => gatewayQuery(client, 'getChainAbout', getChainAbout, parameters)
