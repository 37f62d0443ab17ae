import { checkChainId, checked, checkWords } from '../check.ts'
import type { GatewayClient } from '../client.ts'
import type { RequestOptions } from '../parameters.ts'
import { path } from '../path.ts'
import { request } from '../request.ts'
import { type ChainConfig, chainSchema } from '../schemas/chain.ts'

/** What `getServiceChain` takes. */
export type GetServiceChainParameters = RequestOptions & {
  chainId: number
  /** For example `WALLET_WEB`. */
  serviceKey: string
}

/** Reads the configuration of one chain, with the features that are switched on for one service (GET v2 chains/{chainId}). */
export async function getServiceChain(
  client: GatewayClient,
  parameters: GetServiceChainParameters,
): Promise<ChainConfig> {
  const { chainId, serviceKey, signal } = checked(parameters)
  checkWords({ serviceKey })
  checkChainId(chainId)
  return request(client, {
    path: path`/v2/chains/${chainId}`,
    query: { serviceKey },
    about: { chainId },
    schema: chainSchema,
    signal,
  })
}
