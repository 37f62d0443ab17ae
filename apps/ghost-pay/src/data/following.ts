import type { Config } from 'wagmi'
import { waitForOutcome } from '@ghost-pay/connect-kit'
import {
  type Ending,
  followExecution as follow,
  type FollowExecutionParameters,
  isUndone as isUndoneOn,
  readAskedExecution as readAsked,
  readSenderCounts,
} from '@ghost-pay/safe-account/execution'
import {
  type AskedSend,
  type AskedState,
  type ExecutedTransaction,
  type SinceAsked,
  sinceAsked,
} from '@ghost-pay/safe-account/store'

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

/** What the chain has of a wallet since it was asked; throws as `followExecution` does. */
export const readSinceAsked = async (config: Config, asked: AskedSend): Promise<SinceAsked> =>
  sinceAsked(asked, await readSenderCounts(chainClient(config, asked.chainId), asked))

/** Whether the chain has gone back behind an execution; throws CheckError for a chain that the app is not set up for. */
export const isUndone = async (
  config: Config,
  { hash, chainId }: { hash: ExecutedTransaction['safeTxHash']; chainId: number },
): Promise<boolean> => isUndoneOn(chainClient(config, chainId), hash)
