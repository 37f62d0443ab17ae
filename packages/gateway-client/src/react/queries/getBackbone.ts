import type { GatewayClient } from '../../client.ts'
import { getBackbone, type GetBackboneParameters } from '../../endpoints/getBackbone.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches version and settings of the service behind a chain. */
export const getBackboneQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetBackboneParameters, 'signal'>,
) => gatewayQuery(client, 'getBackbone', getBackbone, parameters)
