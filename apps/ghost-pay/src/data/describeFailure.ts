import { describeWalletError, type WalletErrorKind } from '@ghost-pay/connect-kit'
import { GatewayError, GatewayHttpError } from '@ghost-pay/gateway-client'

import { CheckError } from './CheckError.ts'
import type { Failure } from './signFlow.ts'

/** Sentences for what a wallet can do to us while it is asked to sign or to send. */
const walletSentences: Partial<Record<WalletErrorKind, string>> = {
  rejected: 'You declined in your wallet. Nothing was signed.',
  locked: 'Your wallet is locked. Unlock it and try again.',
  'pending-request': 'Your wallet is still waiting for an answer. Open it and finish that first.',
  'timeout-wallet': 'Your wallet did not answer. Open it and try again.',
  'chain-unknown': 'Your wallet does not know this chain. Add the chain to it and try again.',
  'chain-add-failed': 'Your wallet could not add this chain. Add it there by hand and try again.',
  'switch-ignored': 'Your wallet stayed on another chain. Switch it there and try again.',
  'unsupported-method': 'Your wallet cannot sign this kind of data. Use another wallet.',
  disconnected: 'Your wallet is not connected any more. Connect it again.',
  unauthorised: 'Your wallet has not allowed this account here. Connect it again.',
  offline: 'The node did not answer. Check your connection and try again.',
}

/**
 * Says who did not do their part, and what to do, for an error thrown while a transaction is signed or sent. The
 * gateway's words come along where it has some.
 */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CheckError) return { by: 'check', declined: false, message: error.message }
  if (error instanceof GatewayError) {
    return { by: 'gateway', declined: false, message: gatewaySentence(error) }
  }
  const { kind, detail } = describeWalletError(error)
  const message =
    walletSentences[kind] ??
    `Your wallet refused.${detail === undefined ? '' : ` It says: ${detail}`}`
  return { by: 'wallet', declined: kind === 'rejected', message }
}

/** What the gateway did, with its own words. */
export function gatewaySentence(error: Error): string {
  if (error instanceof GatewayHttpError) {
    return `The gateway refused: ${error.details ?? error.message}.`
  }
  return `The gateway did not answer (${error.message}).`
}
