import type { GatewayClient } from '../../client.ts'
import { getSafeApps, type GetSafeAppsParameters } from '../../endpoints/getSafeApps.ts'
import { gatewayKey } from '../keys.ts'
import { readOptions } from '../options.ts'

/** Caches the apps of a chain. */
export const getSafeAppsQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetSafeAppsParameters, 'signal'>,
) =>
  readOptions({
    queryKey: [...gatewayKey(client), 'getSafeApps', parameters],
    queryFn: ({ signal }) => getSafeApps(client, { ...parameters, signal }),
  })
