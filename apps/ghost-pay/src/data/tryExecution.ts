import { type Address, BaseError, type Hex } from 'viem'
import { call } from 'viem/actions'
import type { Config } from 'wagmi'
import { isTransportError } from '@ghost-pay/safe-account'

import { speak } from '../text/Spoken.ts'
import { chainClient } from './chainClient.ts'
import { CheckError } from './CheckError.ts'
import { executionSentence } from './safeErrors.ts'
import { sendCopy } from './sendCopy.ts'

/**
 * Runs an execution on the node without sending it: what would be refused is never put before the wallet.
 *
 * @throws CheckError when the chain would refuse it, and when the node does not answer
 */
export async function tryExecution(
  config: Config,
  account: Address,
  execution: { to: Address; data: Hex },
  chainId: number,
): Promise<void> {
  const client = chainClient(config, chainId)
  try {
    await call(client, { account, ...execution })
  } catch (cause) {
    if (isTransportError(cause)) {
      throw new CheckError(speak(sendCopy, 'send.untried'), {
        by: 'chain',
        passing: true,
        cause,
      })
    }
    const text = cause instanceof BaseError ? cause.walk().message : String(cause)
    throw new CheckError(speak(sendCopy, ...executionSentence(text)), { by: 'chain', cause })
  }
}
