import { compareVersions } from '@ghost-pay/safe-protocol'
import { listOfficialContracts, type OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { ChainReadError } from '../errors.ts'
import type { ChainClient } from './ChainClient.ts'
import { readForeign } from './readForeign.ts'

/**
 * The newest official contract of a name whose address has, on this very chain, the code that the Safe project has published
 * (behaviour/payments#official-code).
 *
 * @returns undefined when the chain has none
 * @throws what viem throws when the node does not answer
 */
export async function findOfficial(
  client: ChainClient,
  name: OfficialContract['name'],
): Promise<OfficialContract | undefined> {
  const candidates = listOfficialContracts()
    .filter((one) => one.name === name)
    .sort((one, other) => compareVersions(other.version, one.version))
  for (const contract of candidates) {
    if ((await readForeign(client, [contract])) === undefined) return contract
  }
  return undefined
}

/**
 * The official contract that runs a batch on a chain.
 *
 * @throws ChainReadError `noBatchContract` when the chain has none; what viem throws when the node does not answer
 */
export async function readMultiSend(client: ChainClient): Promise<OfficialContract> {
  const contract = await findOfficial(client, 'MultiSendCallOnly')
  if (contract === undefined) throw new ChainReadError('noBatchContract', client.chain.id)
  return contract
}
