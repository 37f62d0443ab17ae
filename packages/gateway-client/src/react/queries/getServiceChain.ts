import type { GatewayClient } from '../../client.ts'
import { getServiceChain, type GetServiceChainParameters } from '../../endpoints/getServiceChain.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches the configuration of a chain for one service. */
export const getServiceChainQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetServiceChainParameters, 'signal'>,
) => gatewayQuery(client, 'getServiceChain', getServiceChain, parameters)
