import { keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { compareVersions } from '@ghost-pay/safe-protocol'
import { listOfficialContracts, type OfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { ChainReadError } from '../errors.ts'
import type { ChainClient } from './ChainClient.ts'

/**
 * The official contract that runs a batch on a chain: the newest MultiSendCallOnly whose address has, on this very chain, the code
 * that the Safe project has published (behaviour/payments#official-code).
 *
 * @throws ChainReadError `noBatchContract` when the chain has none; what viem throws when the node does not answer
 */
export async function readMultiSend(client: ChainClient): Promise<OfficialContract> {
  const candidates = listOfficialContracts()
    .filter(({ name }) => name === 'MultiSendCallOnly')
    .sort((one, other) => compareVersions(other.version, one.version))
  for (const contract of candidates) {
    const code = await getCode(client, { address: contract.address })
    if (code !== undefined && keccak256(code) === contract.codeHash) return contract
  }
  throw new ChainReadError('noBatchContract', client.chain.id)
}
