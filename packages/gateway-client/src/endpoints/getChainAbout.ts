import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type ChainAbout, chainAboutSchema } from '../schemas/about.ts'

/** What `getChainAbout` takes. */
export type GetChainAboutParameters = RequestOptions & { chainId: number }

/** Reads which service answers for a chain (GET chains/{chainId}/about). */
export async function getChainAbout(
  client: GatewayClient,
  parameters: GetChainAboutParameters,
): Promise<ChainAbout> {
  const { chainId, signal } = checked(parameters)
  checkChainId(chainId)
  return request(client, {
    path: path`/v1/chains/${chainId}/about`,
    schema: chainAboutSchema,
    signal,
  })
}
