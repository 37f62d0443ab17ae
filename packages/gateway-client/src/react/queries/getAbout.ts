import type { GatewayClient } from '../../client.ts'
import { getAbout } from '../../endpoints/getAbout.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches name and version of the gateway. */
export const getAboutQueryOptions = (client: GatewayClient) =>
  gatewayQuery(client, 'getAbout', getAbout, {})
