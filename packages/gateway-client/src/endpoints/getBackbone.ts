import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type Backbone, backboneSchema } from '../schemas/about.ts'

/** What `getBackbone` takes. */
export type GetBackboneParameters = RequestOptions & { chainId: number }

/** Reads version and settings of the service behind a chain (GET about/backbone). */
export async function getBackbone(
  client: GatewayClient,
  parameters: GetBackboneParameters,
): Promise<Backbone> {
  const { chainId, signal } = checked(parameters)
  checkChainId(chainId)
  return request(client, {
    path: path`/v1/chains/${chainId}/about/backbone`,
    schema: backboneSchema,
    signal,
  })
}
