import type { Address } from 'viem'
import { createAccountCall } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { openAndSend, type SendParameters } from '../execution/askToSend.ts'
import { CheckFailedError, unread } from '../signing/CheckFailedError.ts'
import { creationWord, type SentDeployment } from '../store/sentDeployments.ts'
import { type AccountPlan, creationOf } from './accountPlans.ts'
import { failedCheck } from './deploymentReport.ts'
import { readDeployment } from './readDeployment.ts'

/** What is created by whom, and how the wallet is reached. */
export type SendDeploymentParameters = SendParameters<SentDeployment> & {
  plan: AccountPlan
  chainId: number
  sender: Address
}

/**
 * Makes every check again, and has the wallet create the account (behaviour/payments#new-account).
 *
 * @throws CheckFailedError when something does not hold; the signal's reason when it was aborted before the wallet was asked; whatever the
 *   wallet throws
 */
export async function sendDeployment(
  client: ChainClient,
  { plan, chainId, sender, ...sending }: SendDeploymentParameters,
): Promise<void> {
  const report = await readDeployment(client, plan).catch(unread('creation'))
  const check = failedCheck(report, plan.address)
  if (check !== undefined) throw new CheckFailedError({ kind: 'creation', check })
  const name = { chainId, address: plan.address }
  const call = createAccountCall(creationOf(plan))
  const asking = { what: creationWord(name), chainId, from: sender }
  await openAndSend(client, sending, asking, call, (sent) => ({
    ...name,
    factory: call.to,
    ...sent,
  }))
}
