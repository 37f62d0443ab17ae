import { skipToken } from '@tanstack/react-query'

import { getRelayStatus, type GetRelayStatusParameters } from '../../endpoints/getRelayStatus.ts'
import type { RelayStatus } from '../../schemas/relay.ts'
import { gatewayKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `getRelayStatusQueryOptions` takes. */
export type GetRelayStatusQueryParameters = Omit<GetRelayStatusParameters, 'signal' | 'taskId'> & {
  /** The query waits until there is one. */
  taskId: GetRelayStatusParameters['taskId'] | undefined
}

/** Caches how far a relayed transaction is. */
export const getRelayStatusQueryOptions = readOptionsOf<
  GetRelayStatusQueryParameters,
  'taskId',
  RelayStatus
>((client, { taskId, ...rest }) => ({
  queryKey: [...gatewayKey(client), 'getRelayStatus', { taskId, ...rest }],
  queryFn:
    taskId === undefined
      ? skipToken
      : ({ signal }) => getRelayStatus(client, { taskId, ...rest, signal }),
}))
