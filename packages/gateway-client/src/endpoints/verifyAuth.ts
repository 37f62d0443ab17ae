import { checked, checkHex } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { Body } from '../http/Body.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'
import type { Hex } from '../schemas/hex.ts'

/** What `verifyAuth` takes. */
export type VerifyAuthParameters = RequestOptions & {
  /** The message, to the letter as it was signed. */
  message: string
  signature: Hex
}

/**
 * Signs in with a signed EIP-4361 message (POST auth/verify). The session is a cookie that scripts cannot read; the calls that need
 * it send it.
 *
 * @throws GatewayHttpError with status 401 and the reason in `details`, for example `Invalid nonce`
 */
export async function verifyAuth(
  client: GatewayClient,
  parameters: VerifyAuthParameters,
): Promise<void> {
  const { message, signature, signal } = checked(parameters)
  checkHex({ signature })
  return request(client, {
    path: '/v1/auth/verify',
    body: { message, signature } satisfies Body<'POST /v1/auth/verify'>,
    session: true,
    schema: undefined,
    signal,
  })
}
