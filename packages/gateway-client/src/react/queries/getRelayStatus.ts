import { getRelayStatus, type GetRelayStatusParameters } from '../../endpoints/getRelayStatus.ts'
import type { RelayStatus } from '../../schemas/relay.ts'
import { readOptionsOf } from '../options.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getRelayStatusQueryOptions` takes. */
export type GetRelayStatusQueryParameters = Omit<GetRelayStatusParameters, 'signal' | 'taskId'> & {
  /** The query waits until there is one. */
  taskId: GetRelayStatusParameters['taskId'] | undefined
}

/** Caches how far a relayed transaction is. */
export const getRelayStatusQueryOptions = /* @__PURE__ */ readOptionsOf<
  GetRelayStatusQueryParameters,
  'taskId',
  RelayStatus
>((client, parameters) =>
  waitingQuery(client, 'getRelayStatus', getRelayStatus, ['taskId', parameters]),
)
