import type { Config } from 'wagmi'
import type { NameAnswer } from '@ghost-pay/safe-account/names'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/**
 * Asks the nodes of this app whom a name stands for on a chain (ENS).
 *
 * @param name as it was typed
 * @throws ChainReadError when the node does not answer
 */
export async function lookUpName(
  config: Config,
  chainId: number,
  name: string,
): Promise<NameAnswer> {
  const { readName } = await load(() => import('@ghost-pay/safe-account/names'))
  const clientOf = (id: number) => chainClient(config, id)
  return readName({ name, chain: clientOf(chainId).chain, chains: config.chains, clientOf })
}
