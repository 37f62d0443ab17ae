import type { GatewayClient } from '../../client.ts'
import { getMessage, type GetMessageParameters } from '../../endpoints/getMessage.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getMessageQueryOptions` takes. */
export type GetMessageQueryParameters = Omit<GetMessageParameters, 'signal' | 'messageHash'> & {
  /** The query waits until there is one. */
  messageHash: GetMessageParameters['messageHash'] | undefined
}

/** Caches a message that owners sign off chain. */
export const getMessageQueryOptions = (
  client: GatewayClient,
  parameters: GetMessageQueryParameters,
) => waitingQuery(client, 'getMessage', getMessage, ['messageHash', parameters])
