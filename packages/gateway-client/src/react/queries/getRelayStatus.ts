import type { GatewayClient } from '../../client.ts'
import { getRelayStatus, type GetRelayStatusParameters } from '../../endpoints/getRelayStatus.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getRelayStatusQueryOptions` takes. */
export type GetRelayStatusQueryParameters = Omit<GetRelayStatusParameters, 'signal' | 'taskId'> & {
  /** The query waits until there is one. */
  taskId: GetRelayStatusParameters['taskId'] | undefined
}

/** Caches how far a relayed transaction is. */
export const getRelayStatusQueryOptions = (
  client: GatewayClient,
  parameters: GetRelayStatusQueryParameters,
) => waitingQuery(client, 'getRelayStatus', getRelayStatus, ['taskId', parameters])
