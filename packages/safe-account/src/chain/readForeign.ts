import { keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import type { OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import type { ChainClient } from './ChainClient.ts'

/**
 * The first of some official contracts that has other code on this very chain, or none: an official address proves nothing where
 * other code may be deployed (behaviour/payments#official-code).
 *
 * @returns undefined where all have the code that the Safe project has published
 * @throws what viem throws when the node does not answer
 */
export async function readForeign(
  client: ChainClient,
  contracts: readonly OfficialContract[],
): Promise<OfficialContract | undefined> {
  const codes = await Promise.all(contracts.map(({ address }) => getCode(client, { address })))
  return contracts.find(({ codeHash }, index) => {
    const code = codes[index]
    return code === undefined || keccak256(code) !== codeHash
  })
}
