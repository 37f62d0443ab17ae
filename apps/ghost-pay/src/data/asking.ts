import type { Address, Hash } from 'viem'
import type { Config } from 'wagmi'
import type { GatewayClient } from '@ghost-pay/gateway-client'
import type { SignableTransaction, Signed } from '@ghost-pay/safe-account'
import {
  sendExecution as sendByWallet,
  type SendExecutionParameters,
  sendFaster as sendFasterByWallet,
  type SendFasterParameters,
} from '@ghost-pay/safe-account/execution'
import {
  requestSignature as requestOfWallet,
  type RequestSignatureParameters,
  verifyKept as verifyKeptOf,
  verifyNonce as verifyNonceOf,
} from '@ghost-pay/safe-account/signing'

import { chainClient } from './chainClient.ts'
import { askedSends, sentApprovals } from './sent.ts'
import { walletAccess } from './walletAccess.ts'

/** What this browser adds by itself: its wallet, and its notes. */
type Here = 'wallet' | 'askedSends' | 'sentApprovals'

/** Asks the connected wallet for a signature; throws as the package does, and CheckError for a chain that the app is not set up for. */
export const requestSignature = async (
  config: Config,
  parameters: Omit<RequestSignatureParameters, Here>,
): Promise<Signed> =>
  requestOfWallet(chainClient(config, parameters.signable.chainId), {
    ...parameters,
    wallet: walletAccess(config),
    askedSends,
    sentApprovals,
  })

/** Has the connected wallet send an execution; throws as `requestSignature` does. */
export const sendExecution = async (
  config: Config,
  parameters: Omit<SendExecutionParameters, Here>,
): Promise<void> =>
  sendByWallet(chainClient(config, parameters.signable.chainId), {
    ...parameters,
    wallet: walletAccess(config),
    askedSends,
  })

/** Has the connected wallet send once more what waits; throws as `requestSignature` does. */
export const sendFaster = async (
  config: Config,
  parameters: Omit<SendFasterParameters, Here>,
): Promise<void> =>
  sendFasterByWallet(chainClient(config, parameters.sent.chainId), {
    ...parameters,
    wallet: walletAccess(config),
  })

/** Checks a signature that was kept in this browser before it is handed over; throws as `requestSignature` does. */
export const verifyKept = async (
  config: Config,
  account: { chainId: number; safe: Address; hash: Hash },
  kept: Pick<Signed, 'signer' | 'signature'>,
): Promise<void> => verifyKeptOf(chainClient(config, account.chainId), account, kept)

/** Checks right before a new payment is signed that its place in line is free; throws as `requestSignature` does, and what the gateway throws. */
export const verifyNonce = async (
  config: Config,
  gateway: GatewayClient,
  signable: SignableTransaction,
): Promise<void> => verifyNonceOf(chainClient(config, signable.chainId), gateway, signable)
