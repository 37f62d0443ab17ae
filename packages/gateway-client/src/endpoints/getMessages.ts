import { checked, checkSafe } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { PageOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { requestPage } from '../requestPage.ts'
import { type MessagePage, messagePageSchema } from '../schemas/message.ts'

/** What `getMessages` takes. */
export type GetMessagesParameters = SafeId & PageOptions

/** Reads a page of the messages owners sign off chain, the newest day first (GET messages). `groupMessages` sorts it by day. */
export async function getMessages(
  client: GatewayClient,
  parameters: GetMessagesParameters,
): Promise<MessagePage> {
  const { chainId, address, pageUrl, signal } = checked(parameters)
  checkSafe({ chainId, address })
  return requestPage(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/messages`,
    pageUrl,
    schema: messagePageSchema,
    signal,
  })
}
