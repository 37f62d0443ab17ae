import { isAddress } from 'viem'
import { describeWalletError, type WalletErrorKind } from '@ghost-pay/connect-kit'
import {
  GatewayContentError,
  GatewayError,
  GatewayHttpError,
  GatewayMismatchError,
  GatewayNetworkError,
  GatewayParameterError,
  GatewayRedirectError,
  GatewayTimeoutError,
  GatewayValidationError,
} from '@ghost-pay/gateway-client'
import { ChainReadError } from '@ghost-pay/safe-account/errors'
import { CheckFailedError } from '@ghost-pay/safe-account/signing'

import { nodeCopy } from '../chain/nodeCopy.ts'
import { gatewayCopy } from '../gateway/gatewayCopy.ts'
import { hereSentence } from '../gateway/hereSentence.ts'
import { pageGatewayCopy } from '../gateway/pageGatewayCopy.ts'
import { isGatewayHere } from '../gateway/place.ts'
import type { Said } from '../text/Said.ts'
import { speak, type Spoken } from '../text/Spoken.ts'
import { CheckError } from '../wallet/CheckError.ts'
import { sayCheck } from '../wallet/sayCheck.ts'
import type { Failure, SignFlow } from './Failure.ts'
import { failureCopy } from './failureCopy.ts'

/** What a wallet was asked to do. */
export type Action = 'sign' | 'send'

/** Sentences for what a wallet can do to us while it is asked to sign or to send. */
const walletSentences: Partial<Record<WalletErrorKind, Spoken>> = {
  locked: speak(failureCopy, 'failure.locked'),
  'pending-request': speak(failureCopy, 'failure.pending'),
  'timeout-wallet': speak(failureCopy, 'failure.silent'),
  'chain-unknown': speak(failureCopy, 'failure.chainUnknown'),
  'chain-add-failed': speak(failureCopy, 'failure.chainNotAdded'),
  'switch-ignored': speak(failureCopy, 'failure.notSwitched'),
  'unsupported-method': speak(failureCopy, 'failure.unable'),
  disconnected: speak(failureCopy, 'failure.disconnected'),
  unauthorised: speak(failureCopy, 'failure.unauthorised'),
  offline: speak(failureCopy, 'failure.offline'),
}

/** Sentences for what a chain did not tell. */
const chainSentences = {
  silent: 'node.silent',
  noMulticall: 'node.unreadable',
  noBatchContract: 'node.noBatch',
  noSimulation: 'node.noTrialRun',
  unreadable: 'node.unreadableAnswer',
} as const

/**
 * Says who did not do their part, and what to do, for an error thrown while a transaction is signed or sent. The
 * gateway's words come along where it has some.
 */
export function describeFailure(error: unknown, action: Action): Failure {
  if (error instanceof CheckError) {
    const { by, passing, said } = error
    return { by, declined: false, passing, said }
  }
  if (error instanceof CheckFailedError) {
    const { by, passing, check } = error
    const failure: Failure = { by, declined: false, passing, said: sayCheck(check) }
    if (check.kind === 'contractSigner') return { ...failure, hasOtherWays: 'onChain' }
    return check.kind === 'askedBefore' ? { ...failure, hasOtherWays: true } : failure
  }
  if (error instanceof ChainReadError) {
    return {
      by: 'chain',
      declined: false,
      passing: error.reason === 'silent',
      said: speak(nodeCopy, chainSentences[error.reason]),
    }
  }
  if (error instanceof GatewayError) {
    return {
      by: error instanceof GatewayParameterError ? 'check' : 'gateway',
      declined: false,
      passing: !isRefusal(error),
      said: isGatewayHere
        ? speak(pageGatewayCopy, ...hereSentence(error))
        : speak(gatewayCopy, ...gatewaySentence(error)),
    }
  }
  const { kind, detail } = describeWalletError(error)
  if (kind === 'rejected') {
    const said = speak(failureCopy, `failure.declined.${action}`)
    return { by: 'wallet', declined: true, passing: false, said }
  }
  if (action === 'sign' && (kind === 'unsupported-method' || isOfTypedData(detail))) {
    const said = speak(failureCopy, 'failure.unableToSign')
    return { by: 'wallet', declined: false, passing: false, hasOtherWays: true, said }
  }
  const said =
    walletSentences[kind] ??
    (detail === undefined
      ? speak(failureCopy, 'failure.refused')
      : speak(failureCopy, isSizeRefused(detail) ? 'failure.tooLarge' : 'failure.refused.why', {
          words: detail,
        }))
  const failure: Failure = { by: 'wallet', declined: false, passing: kind === 'offline', said }
  return action === 'sign' && isMute(kind) ? { ...failure, hasOtherWays: true } : failure
}

/** Whether a wallet gave no answer, or one that says nothing of what it could do instead. */
const isMute = (kind: WalletErrorKind): boolean =>
  kind === 'timeout-wallet' || walletSentences[kind] === undefined

/** Whether a wallet's own words say that it cannot sign typed data: some devices have no code for it. */
const isOfTypedData = (words: string | undefined): boolean =>
  words !== undefined &&
  /(?:eip-?712|typed.?data)/i.test(words) &&
  /(?:not|un|n't|no) ?(?:yet )?(?:supported|available|implemented)/i.test(words)

/** Whether a wallet says that what it was asked for is too large: devices run out of memory, or count bytes. */
const isSizeRefused = (words: string): boolean =>
  /allocat|out of memory|too (large|long|big)|(size|length|limit).{0,20}exceed|exceed.{0,40}(size|length|limit|bytes)|> ?\d+ (chars|bytes)/i.test(
    words,
  )

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
export function gatewaySentence(error: Error): Said<typeof gatewayCopy> {
  if (error instanceof GatewayHttpError) {
    const { status, retryAfter } = error
    const words = error.details ?? error.message
    if (status >= 500) return ['gateway.fault', { words }]
    if (status === 429) {
      return retryAfter === undefined
        ? ['gateway.pause']
        : ['gateway.pauseFor', { count: Math.ceil(retryAfter / 1000) }]
    }
    if (status === 408 || status === 425) return ['gateway.late', { words }]
    if (!isRefusal(error)) return ['gateway.between', { status, words }]
    return ['gateway.refused', { words }]
  }
  if (error instanceof GatewayContentError || error instanceof GatewayValidationError) {
    return ['gateway.unreadable', { words: error.message }]
  }
  if (error instanceof GatewayMismatchError) {
    const { field, expected, received } = error
    return ['gateway.other', { field, expected, received }]
  }
  if (error instanceof GatewayParameterError) return parameterSentence(error)
  if (error instanceof GatewayRedirectError) return ['gateway.moved']
  if (error instanceof GatewayTimeoutError) return ['gateway.silent']
  if (error instanceof GatewayNetworkError) return ['gateway.noAnswer']
  return ['gateway.unreached', { words: error.message }]
}

/** What this app would not even ask: a mistake of the caller, not of the gateway. */
function parameterSentence({
  field,
  value,
  message,
}: GatewayParameterError): Said<typeof gatewayCopy> {
  return typeof value === 'string' && isAddress(value, { strict: false })
    ? ['gateway.checksum', { address: value, field }]
    : ['gateway.notAsked', { words: message }]
}

/**
 * What is said to a person who waits no longer for a wallet, or for the chain.
 *
 * @param flow of a signature; undefined for an execution
 */
export function stoppedWaiting(flow?: SignFlow): Failure {
  if (flow === undefined) {
    const said = speak(failureCopy, 'failure.stopped.send')
    return { by: 'wallet', declined: true, passing: false, said }
  }
  const { status } = flow
  const said = speak(
    failureCopy,
    status === 'mining' ? 'failure.stopped.mining' : 'failure.stopped',
  )
  return { by: 'wallet', declined: true, passing: false, hasOtherWays: true, said }
}
