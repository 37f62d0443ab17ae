import { checked, checkHex, checkNumbers, checkSafe, given } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions, SafeId } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import type { Hex } from '../schemas/hex.ts'
import type { TypedData } from '../schemas/message.ts'

/** EIP-712 allows a chain id as text too. */
type Proposal = Omit<Body<'POST /v1/chains/{chainId}/safes/{safeAddress}/messages'>, 'message'> & {
  message: string | TypedData
}

/** What `proposeMessage` takes. */
export type ProposeMessageParameters = SafeId &
  RequestOptions & {
    /** Text, or EIP-712 data. */
    message: string | TypedData
    /** Of one owner, at least 65 bytes. */
    signature: Hex
    /** JSON text that names where it comes from, for example `{"url":"https://app.test"}`. */
    origin?: string | undefined
    /** @deprecated in favour of `origin` */
    safeAppId?: number | undefined
  }

/**
 * Proposes a message for the owners to sign (POST messages). The gateway takes it in and answers at once; `getMessage` may not know
 * it for a moment.
 *
 * @throws GatewayHttpError with status 422 and the reason in `details`, for example `Invalid signature`
 */
export async function proposeMessage(
  client: GatewayClient,
  parameters: ProposeMessageParameters,
): Promise<void> {
  const { chainId, address, message, signature, origin, safeAppId, signal } = checked(parameters)
  checkSafe({ chainId, address })
  checkHex({ signature })
  checkNumbers(given({ safeAppId }))
  return request(client, {
    path: path`/v1/chains/${chainId}/safes/${address}/messages`,
    body: {
      message,
      signature,
      origin,
      safeAppId,
    } satisfies Proposal,
    schema: undefined,
    signal,
  })
}
