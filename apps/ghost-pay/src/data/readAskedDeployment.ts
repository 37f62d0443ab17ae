import { isAddressEqual } from 'viem'
import { getCode, getLogs } from 'viem/actions'
import type { Config } from 'wagmi'
import {
  type AskedSend,
  type AskedState,
  type SentDeployment,
  sinceAsked,
} from '@ghost-pay/safe-account/store'
import { listCreatedAccounts } from '@ghost-pay/safe-protocol/deployment'

import { chainClient } from './chainClient.ts'
import { readSenderCounts } from './readSenderCounts.ts'

/**
 * Asks the chain what has become of the creation of an account that a wallet was asked to send.
 *
 * @throws what viem throws when the node does not answer
 */
export async function readAskedDeployment(
  config: Config,
  asked: AskedSend,
  { chainId, address, factory }: Pick<SentDeployment, 'chainId' | 'address' | 'factory'>,
): Promise<AskedState> {
  const client = chainClient(config, chainId)
  // The sender first: what is included in between counts as done.
  const counts = await readSenderCounts(config, asked)
  const code = await getCode(client, { address })
  if (code === undefined) return { status: sinceAsked(asked, counts) }
  // A node that does not look back is not asked again: the account is there.
  const logs = await getLogs(client, { address: factory, fromBlock: BigInt(asked.block) }).catch(
    () => [],
  )
  const own = logs.find((log) =>
    listCreatedAccounts([log], factory).some((one) => isAddressEqual(one, address)),
  )
  return { status: 'done', hash: own?.transactionHash }
}
