import { isAddressEqual } from 'viem'
import { getCode, getLogs } from 'viem/actions'
import { listCreatedAccounts } from '@ghost-pay/safe-protocol/deployment'

import type { ChainClient } from '../chain/ChainClient.ts'
import { readSenderCounts } from '../execution/readSenderCounts.ts'
import { type AskedSend, type AskedState, sinceAsked } from '../store/askedSends.ts'
import type { SentDeployment } from '../store/sentDeployments.ts'

/**
 * Asks the chain what has become of the creation of an account that a wallet was asked to send.
 *
 * @throws what viem throws when the node does not answer
 */
export async function readAskedDeployment(
  client: ChainClient,
  asked: AskedSend,
  { address, factory }: Pick<SentDeployment, 'address' | 'factory'>,
): Promise<AskedState> {
  // The sender first: what is included in between counts as done.
  const counts = await readSenderCounts(client, asked)
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
