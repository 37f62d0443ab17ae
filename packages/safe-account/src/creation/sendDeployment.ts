import type { Address } from 'viem'
import { createAccountCall } from '@ghost-pay/safe-protocol'

import type { ChainClient } from '../chain/ChainClient.ts'
import { askToSend } from '../execution/askToSend.ts'
import { readBeforeAsking } from '../execution/readBeforeAsking.ts'
import { CheckFailedError, unread } from '../signing/CheckFailedError.ts'
import type { WalletAccess } from '../signing/WalletAccess.ts'
import type { AskedSends } from '../store/askedSends.ts'
import { creationWord, type SentDeployment } from '../store/sentDeployments.ts'
import { type AccountPlan, creationOf } from './accountPlans.ts'
import { failedCheck } from './deploymentReport.ts'
import { readDeployment } from './readDeployment.ts'

/** What is created by whom, and how the wallet is reached. */
export type SendDeploymentParameters = {
  plan: AccountPlan
  chainId: number
  sender: Address
  wallet: WalletAccess
  askedSends: AskedSends
  /** It is the wallet's turn. An abort still counts now. */
  onChecksPassed: () => void
  /** The wallet has sent it: from now on it has to be remembered, also after an abort. */
  onSent: (sent: SentDeployment) => void
  /** Aborted when the plan is not on the screen any more: then the wallet is not asked. */
  signal: AbortSignal
}

/**
 * Makes every check again, and has the wallet create the account (behaviour/payments#new-account).
 *
 * @throws CheckFailedError when something does not hold; the signal's reason when it was aborted before the wallet was asked; whatever the
 *   wallet throws
 */
export async function sendDeployment(
  client: ChainClient,
  {
    plan,
    chainId,
    sender,
    wallet,
    askedSends,
    onChecksPassed,
    onSent,
    signal,
  }: SendDeploymentParameters,
): Promise<void> {
  const report = await readDeployment(client, plan).catch(unread('creation'))
  const check = failedCheck(report, plan.address)
  if (check !== undefined) throw new CheckFailedError({ kind: 'creation', check })
  const { address } = plan
  const what = creationWord({ chainId, address })
  const asked = await readBeforeAsking(client, { what, chainId, from: sender })
  signal.throwIfAborted()
  const opened = await wallet.open(sender, chainId)
  signal.throwIfAborted()
  onChecksPassed()
  // The listener may still abort.
  signal.throwIfAborted()
  const call = createAccountCall(creationOf(plan))
  const hash = await askToSend(client, { wallet, opened, askedSends, asked, call })
  const { to: factory, data } = call
  const { block } = asked
  onSent({ chainId, address, factory, data, hash, from: sender, nonce: undefined, block })
  askedSends.forget(asked)
}
