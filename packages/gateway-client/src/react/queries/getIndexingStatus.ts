import type { GatewayClient } from '../../client.ts'
import {
  getIndexingStatus,
  type GetIndexingStatusParameters,
} from '../../endpoints/getIndexingStatus.ts'
import { gatewayQuery } from './gatewayQuery.ts'

/** Caches how far the gateway has read a chain. */
export const getIndexingStatusQueryOptions = (
  client: GatewayClient,
  parameters: Omit<GetIndexingStatusParameters, 'signal'>,
) => gatewayQuery(client, 'getIndexingStatus', getIndexingStatus, parameters)
