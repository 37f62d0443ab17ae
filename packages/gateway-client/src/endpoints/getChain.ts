import { checkChainId, checked } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type ChainConfig, chainSchema } from '../schemas/chain.ts'

/** What `getChain` takes. */
export type GetChainParameters = RequestOptions & { chainId: number }

/** Reads the configuration of one chain (GET v1 chains/{chainId}). */
export async function getChain(
  client: GatewayClient,
  parameters: GetChainParameters,
): Promise<ChainConfig> {
  const { chainId, signal } = checked(parameters)
  checkChainId(chainId)
  return request(client, {
    path: path`/v1/chains/${chainId}`,
    about: { chainId },
    schema: chainSchema,
    signal,
  })
}
