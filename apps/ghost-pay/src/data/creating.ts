import type { Config } from 'wagmi'
import { waitForOutcome } from '@ghost-pay/connect-kit'
import {
  followDeployment as follow,
  type FollowDeploymentParameters,
  readAskedDeployment as readAsked,
  sendDeployment as send,
  type SendDeploymentParameters,
} from '@ghost-pay/safe-account/creation'
import type { Ending } from '@ghost-pay/safe-account/execution'
import type { AskedSend, AskedState, SentDeployment } from '@ghost-pay/safe-account/store'

import { chainClient } from './chainClient.ts'
import { askedSends } from './sent.ts'
import { walletAccess } from './walletAccess.ts'

/** Has the connected wallet create an account; throws as the package does, and CheckError for a chain that the app is not set up for. */
export const sendDeployment = async (
  config: Config,
  parameters: Omit<SendDeploymentParameters, 'wallet' | 'askedSends'>,
): Promise<void> =>
  send(chainClient(config, parameters.chainId), {
    ...parameters,
    wallet: walletAccess(config),
    askedSends,
  })

/** Follows the creation of an account by the kit's wait; throws as `sendDeployment` does. */
export const followDeployment = async (
  config: Config,
  parameters: Omit<FollowDeploymentParameters, 'waitForOutcome'>,
): Promise<Ending> =>
  follow(chainClient(config, parameters.sent.chainId), { ...parameters, waitForOutcome })

/** What has become of the creation of an account that a wallet was asked to send; throws as `sendDeployment` does. */
export const readAskedDeployment = async (
  config: Config,
  asked: AskedSend,
  account: Pick<SentDeployment, 'chainId' | 'address' | 'factory'>,
): Promise<AskedState> => readAsked(chainClient(config, account.chainId), asked, account)
