import type { Config } from 'wagmi'
import { waitForOutcome } from '@ghost-pay/connect-kit'
import {
  type Ending,
  followExecution as follow,
  type FollowExecutionParameters,
  isUndone as isUndoneOn,
  readAskedExecution as readAsked,
} from '@ghost-pay/safe-account/execution'
import type { AskedSend, AskedState, ExecutedTransaction } from '@ghost-pay/safe-account/store'

import { chainClient } from './chainClient.ts'

/** Follows an execution by the kit's wait; throws as the package does, and CheckError for a chain that the app is not set up for. */
export const followExecution = async (
  config: Config,
  parameters: Omit<FollowExecutionParameters, 'waitForOutcome'>,
): Promise<Ending> =>
  follow(chainClient(config, parameters.sent.chainId), { ...parameters, waitForOutcome })

/** What has become of an execution that a wallet was asked to send; throws as `followExecution` does. */
export const readAskedExecution = async (
  config: Config,
  asked: AskedSend,
  transaction: ExecutedTransaction & { nonce: bigint },
): Promise<AskedState> => readAsked(chainClient(config, transaction.chainId), asked, transaction)

/** Whether the chain has gone back behind an execution; throws CheckError for a chain that the app is not set up for. */
export const isUndone = async (
  config: Config,
  { hash, chainId }: { hash: ExecutedTransaction['safeTxHash']; chainId: number },
): Promise<boolean> => isUndoneOn(chainClient(config, chainId), hash)
