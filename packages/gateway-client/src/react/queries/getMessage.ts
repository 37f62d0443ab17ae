import { getMessage, type GetMessageParameters } from '../../endpoints/getMessage.ts'
import type { Message } from '../../schemas/message.ts'
import { readOptionsOf } from '../options.ts'
import { waitingQuery } from './gatewayQuery.ts'

/** What `getMessageQueryOptions` takes. */
export type GetMessageQueryParameters = Omit<GetMessageParameters, 'signal' | 'messageHash'> & {
  /** The query waits until there is one. */
  messageHash: GetMessageParameters['messageHash'] | undefined
}

/** Caches a message that owners sign off chain. */
export const getMessageQueryOptions = /* @__PURE__ */ readOptionsOf<
  GetMessageQueryParameters,
  'messageHash',
  Message
>((client, parameters) =>
  waitingQuery(client, 'getMessage', getMessage, ['messageHash', parameters]),
)
