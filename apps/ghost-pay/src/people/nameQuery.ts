import { queryOptions } from '@tanstack/react-query'
import type { Config } from 'wagmi'
import type { NameAnswer } from '@ghost-pay/safe-account/names'

import { chainClient } from '../chain/chainClient.ts'
import { load } from '../page/load.ts'

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

/**
 * The question whom a name stands for on a chain (ENS); an answer is good for a minute.
 *
 * @param name as it was typed; undefined asks nothing
 */
export const nameQuery = (config: Config, chainId: number, name: string | undefined) =>
  queryOptions({
    queryKey: ['name', chainId, name],
    enabled: name !== undefined,
    staleTime: 60_000,
    queryFn: () => lookUpName(config, chainId, name ?? ''),
  })
