import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { type AccountPlan, creationOf } from '@ghost-pay/safe-account/creation'
import { failedCheck } from '@ghost-pay/safe-account/creation'
import { readDeployment } from '@ghost-pay/safe-account/creation'
import { creationWord, type SentDeployment } from '@ghost-pay/safe-account/store'
import { createAccountCall } from '@ghost-pay/safe-protocol'

import { speak } from '../text/Spoken.ts'
import { askToSend } from './askToSend.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { deploymentCopy } from './deploymentCopy.ts'
import { nodeError } from './nodeError.ts'
import { readBeforeAsking } from './readBeforeAsking.ts'
import { askedSends } from './useAskedSend.ts'
import { verifyWallet } from './verifyWallet.ts'

export type SendDeploymentParameters = {
  plan: AccountPlan
  chainId: number
  sender: Address
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
 * @throws CheckError when something does not hold; the signal's reason when it was aborted before the wallet was asked; whatever the
 *   wallet throws
 */
export async function sendDeployment(
  config: Config,
  { plan, chainId, sender, onChecksPassed, onSent, signal }: SendDeploymentParameters,
): Promise<void> {
  const report = await readDeployment(chainClient(config, chainId), plan).catch(
    (cause: unknown) => {
      throw nodeError(cause)
    },
  )
  const failed = failedCheck(report, plan.address)
  if (failed !== undefined)
    throw new CheckError(speak(deploymentCopy, `deployment.${failed}`), { by: 'chain' })
  const { address } = plan
  const what = creationWord({ chainId, address })
  const asked = await readBeforeAsking(config, { what, chainId, from: sender })
  signal.throwIfAborted()
  await verifyWallet(config, sender, chainId)
  signal.throwIfAborted()
  onChecksPassed()
  // The listener may still abort.
  signal.throwIfAborted()
  const call = createAccountCall(creationOf(plan))
  const hash = await askToSend(config, asked, call)
  const { to: factory, data } = call
  const { block } = asked
  onSent({ chainId, address, factory, data, hash, from: sender, nonce: undefined, block })
  askedSends.forget(asked)
}
