import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'

/** Signs out: the gateway takes its cookie back (POST auth/logout). */
export function logout(client: GatewayClient, { signal }: RequestOptions = {}): Promise<void> {
  return request(client, {
    method: 'POST',
    path: '/v1/auth/logout',
    session: true,
    schema: undefined,
    signal,
  })
}
