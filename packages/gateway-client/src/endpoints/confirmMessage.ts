import { checkChainId, checked, checkHashes, checkHex } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Hash, Hex } from '../schemas/hex.ts'

/** What `confirmMessage` takes. */
export type ConfirmMessageParameters = RequestOptions & {
  chainId: number
  messageHash: Hash
  signature: Hex
}

/**
 * Adds an owner's signature to a message (POST messages/{messageHash}/signatures).
 *
 * @throws GatewayHttpError with status 404 when there is no such message, 422 with the reason in `details`
 */
export async function confirmMessage(
  client: GatewayClient,
  parameters: ConfirmMessageParameters,
): Promise<void> {
  const { chainId, messageHash, signature, signal } = checked(parameters)
  checkChainId(chainId)
  checkHashes({ messageHash })
  checkHex({ signature })
  return request(client, {
    path: path`/v1/chains/${chainId}/messages/${messageHash}/signatures`,
    body: {
      signature,
    } satisfies Body<'POST /v1/chains/{chainId}/messages/{messageHash}/signatures'>,
    schema: undefined,
    signal,
  })
}
