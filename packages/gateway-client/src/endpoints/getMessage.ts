import { checkChainId, checked, checkHashes } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Hash } from '../schemas/hex.ts'
import { type Message, messageSchema } from '../schemas/message.ts'

/** What `getMessage` takes. */
export type GetMessageParameters = RequestOptions & { chainId: number; messageHash: Hash }

/**
 * Reads a message that owners sign off chain (GET messages/{messageHash}).
 *
 * @throws GatewayHttpError with status 404 when there is none, or not yet: a proposal may take a moment
 */
export async function getMessage(
  client: GatewayClient,
  parameters: GetMessageParameters,
): Promise<Message> {
  const { chainId, messageHash, signal } = checked(parameters)
  checkChainId(chainId)
  checkHashes({ messageHash })
  return request(client, {
    path: path`/v1/chains/${chainId}/messages/${messageHash}`,
    about: { messageHash },
    schema: messageSchema,
    signal,
  })
}
