import { skipToken } from '@tanstack/react-query'

import { getMessage, type GetMessageParameters } from '../../endpoints/getMessage.ts'
import type { Message } from '../../schemas/message.ts'
import { gatewayKey } from '../keys.ts'
import { readOptionsOf } from '../options.ts'

/** What `getMessageQueryOptions` takes. */
export type GetMessageQueryParameters = Omit<GetMessageParameters, 'signal' | 'messageHash'> & {
  /** The query waits until there is one. */
  messageHash: GetMessageParameters['messageHash'] | undefined
}

/** Caches a message that owners sign off chain. */
export const getMessageQueryOptions = readOptionsOf<
  GetMessageQueryParameters,
  'messageHash',
  Message
>((client, { messageHash, ...rest }) => ({
  queryKey: [...gatewayKey(client), 'getMessage', { messageHash, ...rest }],
  queryFn:
    messageHash === undefined
      ? skipToken
      : ({ signal }) => getMessage(client, { messageHash, ...rest, signal }),
}))
