import { isAddress } from 'viem'
import { describeWalletError, type WalletErrorKind } from '@ghost-pay/connect-kit'
import {
  GatewayContentError,
  GatewayError,
  GatewayHttpError,
  GatewayMismatchError,
  GatewayParameterError,
  GatewayRedirectError,
  GatewayTimeoutError,
  GatewayValidationError,
} from '@ghost-pay/gateway-client'

import { CheckError } from './CheckError.ts'
import type { Failure } from './signFlow.ts'

/** What a wallet was asked to do. */
export type Action = 'sign' | 'send'

const nothing: Record<Action, string> = { sign: 'Nothing was signed.', send: 'Nothing was sent.' }

/** Sentences for what a wallet can do to us while it is asked to sign or to send. */
const walletSentences: Partial<Record<WalletErrorKind, string>> = {
  locked: 'Your wallet is locked. Unlock it and try again.',
  'pending-request': 'Your wallet is still waiting for an answer. Open it and finish that first.',
  'timeout-wallet': 'Your wallet did not answer. Open it and try again.',
  'chain-unknown': 'Your wallet does not know this chain. Add the chain to it and try again.',
  'chain-add-failed': 'Your wallet could not add this chain. Add it there by hand and try again.',
  'switch-ignored': 'Your wallet stayed on another chain. Switch it there and try again.',
  'unsupported-method': 'Your wallet cannot do this. Use another wallet.',
  disconnected: 'Your wallet is not connected any more. Connect it again.',
  unauthorised: 'Your wallet has not allowed this account here. Connect it again.',
  offline: 'The node did not answer. Check your connection and try again.',
}

/**
 * Says who did not do their part, and what to do, for an error thrown while a transaction is signed or sent. The
 * gateway's words come along where it has some.
 */
export function describeFailure(error: unknown, action: Action): Failure {
  if (error instanceof CheckError) {
    const { by, passing, message } = error
    return { by, declined: false, passing, message }
  }
  if (error instanceof GatewayError) {
    return {
      by: error instanceof GatewayParameterError ? 'check' : 'gateway',
      declined: false,
      passing: !isRefusal(error),
      message: gatewaySentence(error),
    }
  }
  const { kind, detail } = describeWalletError(error)
  if (kind === 'rejected') {
    const message = `You declined in your wallet. ${nothing[action]}`
    return { by: 'wallet', declined: true, passing: false, message }
  }
  const message =
    walletSentences[kind] ??
    `Your wallet refused.${detail === undefined ? '' : ` It says: ${detail}`}`
  return { by: 'wallet', declined: false, passing: kind === 'offline', message }
}

/**
 * The answers by which a gateway refuses what it was given, for good: it was read, and it is wrong. Everything else passes: too
 * many requests, a proxy in between that wants something, a gateway that is being deployed.
 */
const refusals: readonly number[] = [400, 409, 410, 413, 422]

/**
 * Whether the gateway has read what it was given, and will not take it however often it is asked. A gateway says why; what
 * says nothing may be a proxy.
 */
function isRefusal(error: GatewayError): boolean {
  return (
    error instanceof GatewayParameterError ||
    (error instanceof GatewayHttpError &&
      refusals.includes(error.status) &&
      (error.details !== undefined || error.code !== undefined))
  )
}

/** What the gateway did, with its own words where it has some. */
export function gatewaySentence(error: Error): string {
  if (error instanceof GatewayHttpError) {
    const { status, retryAfter } = error
    const words = error.details ?? error.message
    if (status >= 500) return `The gateway has a fault of its own (${words}).`
    if (status === 429) {
      const pause =
        retryAfter === undefined ? 'in a minute' : `in ${Math.ceil(retryAfter / 1000)} seconds`
      return `The gateway is asked too often and wants a pause. Try again ${pause}.`
    }
    if (status === 408 || status === 425) return `The gateway did not answer in time (${words}).`
    if (!isRefusal(error)) {
      return `The gateway, or something between you and it, did not let this through (${status}: ${words}).`
    }
    return `The gateway refused: ${words}.`
  }
  if (error instanceof GatewayContentError || error instanceof GatewayValidationError) {
    return `The gateway answered something that this app cannot read (${error.message}).`
  }
  if (error instanceof GatewayMismatchError) {
    const { field, expected, received } = error
    return `The gateway answered about something else: ${field} is ${received}, not ${expected}. Nothing of its answer was used.`
  }
  if (error instanceof GatewayParameterError) return parameterSentence(error)
  if (error instanceof GatewayRedirectError) {
    return 'The gateway sent us to another place, and we did not go there. Ask whoever runs it where it is now.'
  }
  if (error instanceof GatewayTimeoutError) return 'The gateway did not answer in time.'
  return `The gateway did not answer (${error.message}).`
}

/** What this app would not even ask: a mistake of the caller, not of the gateway. */
function parameterSentence({ field, value, message }: GatewayParameterError): string {
  const unasked = 'The gateway was not asked'
  if (typeof value === 'string' && isAddress(value, { strict: false })) {
    return `${unasked}: the address ${value} (${field}) has a wrong checksum. Copy it again from where you have it.`
  }
  return `${unasked}: ${message}.`
}
