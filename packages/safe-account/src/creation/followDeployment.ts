import { isAddressEqual, type TransactionReceipt } from 'viem'
import { getCode } from 'viem/actions'
import { listCreatedAccounts } from '@ghost-pay/safe-protocol/deployment'

import type { ChainClient } from '../chain/ChainClient.ts'
import type { Ending } from '../execution/executeFlow.ts'
import { type FollowParameters, followSent } from '../execution/waitForOutcome.ts'
import type { SentDeployment } from '../store/sentDeployments.ts'

/**
 * Follows the creation of an account until the chain says how it ended; also one that was sent before this page was loaded.
 *
 * @throws what viem throws when the node does not answer: nothing is known then; the signal's reason when it is aborted
 */
export async function followDeployment(
  client: ChainClient,
  parameters: FollowParameters<SentDeployment>,
): Promise<Ending> {
  const { address, factory } = parameters.sent
  const { ending } = await followSent(client, parameters, factory, (receipt) =>
    creationOutcome(receipt, { address, factory }),
  )
  if (ending === 'succeeded' || ending === 'lost') return ending
  // Anyone may send the same call. Then the account exists, even if our transaction failed.
  const code = await getCode(client, { address })
  return code === undefined ? ending : 'overtaken'
}

/**
 * How the creation of an account ended, by its receipt: the factory itself writes which account it has created. A receipt without
 * that proves nothing.
 */
export function creationOutcome(
  { status, logs }: Pick<TransactionReceipt, 'status' | 'logs'>,
  { address, factory }: Pick<SentDeployment, 'address' | 'factory'>,
): 'succeeded' | 'reverted' | 'unrelated' {
  if (status === 'reverted') return 'reverted'
  const created = listCreatedAccounts(logs, factory)
  return created.some((one) => isAddressEqual(one, address)) ? 'succeeded' : 'unrelated'
}
