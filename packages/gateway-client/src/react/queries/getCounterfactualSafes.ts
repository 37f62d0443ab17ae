import type { GatewayClient } from '../../client.ts'
import { getCounterfactualSafes } from '../../endpoints/getCounterfactualSafes.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches the accounts of whoever is signed in that have no contract yet. */
export const getCounterfactualSafesQueryOptions = (client: GatewayClient) =>
  gatewayQuery(client, 'getCounterfactualSafes', getCounterfactualSafes, {})
