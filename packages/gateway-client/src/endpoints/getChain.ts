import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type ChainConfig, chainSchema } from '../schemas/chain.ts'

export type GetChainParameters = RequestOptions & { chainId: number }

/** Reads the configuration of one chain (GET v1 chains/{chainId}). */
export function getChain(
  client: GatewayClient,
  { chainId, signal }: GetChainParameters,
): Promise<ChainConfig> {
  return request(client, {
    path: path`/v1/chains/${chainId}`,
    check: { chainId },
    schema: chainSchema,
    signal,
  })
}
