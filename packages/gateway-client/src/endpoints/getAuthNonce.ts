import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'
import { type AuthNonce, authNonceSchema } from '../schemas/session.ts'

/** Fetches the nonce of a sign-in message (GET auth/nonce). It is good for five minutes, once. */
export function getAuthNonce(
  client: GatewayClient,
  { signal }: RequestOptions = {},
): Promise<AuthNonce> {
  return request(client, {
    path: '/v1/auth/nonce',
    session: true,
    schema: authNonceSchema,
    signal,
  })
}
