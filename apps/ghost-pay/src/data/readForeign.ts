import { keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { chainClient } from './chainClient.ts'

/**
 * The first of some official contracts that has other code on this very chain, or none: an official address proves nothing where
 * other code may be deployed (behaviour/payments#official-code).
 *
 * @returns undefined where all have the code that the Safe project has published
 * @throws what viem throws when the node does not answer
 */
export async function readForeign(
  config: Config,
  chainId: number,
  contracts: readonly OfficialContract[],
): Promise<OfficialContract | undefined> {
  const client = chainClient(config, chainId)
  const codes = await Promise.all(contracts.map(({ address }) => getCode(client, { address })))
  return contracts.find(({ codeHash }, index) => {
    const code = codes[index]
    return code === undefined || keccak256(code) !== codeHash
  })
}
