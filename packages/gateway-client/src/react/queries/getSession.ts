import type { GatewayClient } from '../../client.ts'
import { getSession } from '../../endpoints/getSession.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches who is signed in. Mind that nobody being signed in is an error, with status 403. */
export const getSessionQueryOptions = (client: GatewayClient) =>
  gatewayQuery(client, 'getSession', getSession, {})
