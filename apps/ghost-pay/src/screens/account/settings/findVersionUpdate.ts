import type { Config } from 'wagmi'
import { readForeign } from '@ghost-pay/safe-account'
import { contractsOfUpdate } from '@ghost-pay/safe-account/review'
import type { VersionUpdate } from '@ghost-pay/safe-protocol'

import { chainClient } from '../../../chain/chainClient.ts'

/**
 * The first of some updates whose contracts all have, on this very chain, the code that the Safe project has published.
 *
 * @param updates the newest version first
 * @returns null when there is none
 * @throws what viem throws when the node does not answer
 */
export async function findVersionUpdate(
  config: Config,
  chainId: number,
  updates: readonly VersionUpdate[],
): Promise<VersionUpdate | null> {
  for (const update of updates) {
    const foreign = await readForeign(chainClient(config, chainId), contractsOfUpdate(update))
    if (foreign === undefined) return update
  }
  return null
}
