import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'
import { type Session, sessionSchema } from '../schemas/session.ts'

/** Reads who is signed in (GET auth/me). Status 403 without a session. */
export function getSession(
  client: GatewayClient,
  { signal }: RequestOptions = {},
): Promise<Session> {
  return request(client, {
    path: '/v1/auth/me',
    session: true,
    schema: sessionSchema,
    signal,
  })
}
