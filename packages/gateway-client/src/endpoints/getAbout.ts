import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { request } from '../request.ts'
import { type About, aboutSchema } from '../schemas/about.ts'

/** Reads name and version of the gateway (GET about). */
export function getAbout(client: GatewayClient, { signal }: RequestOptions = {}): Promise<About> {
  return request(client, {
    path: '/about',
    schema: aboutSchema,
    signal,
  })
}
