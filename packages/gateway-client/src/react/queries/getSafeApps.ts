import type { GatewayClient } from '../../client.ts'
import { getSafeApps, type GetSafeAppsParameters } from '../../endpoints/getSafeApps.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches the apps of a chain. */
export const getSafeAppsQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetSafeAppsParameters, 'signal'>,
) => gatewayQuery(client, 'getSafeApps', getSafeApps, parameters)
