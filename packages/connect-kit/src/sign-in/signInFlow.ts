import type { CopyKey } from '../copy.ts'

/** What went wrong: one of four sentences (behaviour/sign-in#errors). */
export type SignInFailure = 'prepare' | 'sign' | 'verify' | 'other'

/**
 * Idle, signing or verifying (behaviour/sign-in#flow), and the nonce that comes first. `attempt` counts: an answer that
 * belongs to an earlier attempt changes nothing.
 */
export type SignInFlow = {
  attempt: number
  /** The account and chain that it is run for. Until a change of them has started it anew, nothing is asked. */
  account: string | undefined
  status: 'idle' | 'signing' | 'verifying'
  /** The nonce is being fetched. */
  preparing: boolean
  nonce: string | undefined
  /** The visitor pressed the button before there was a nonce; signing starts when it comes. */
  wanted: boolean
  failure: SignInFailure | undefined
}

/** What a visitor does, as the view reports it. */
export type SignInPress = { type: 'signPressed' }

/** What happened: the visitor pressed something, or the server or the wallet answered. */
export type SignInEvent =
  | SignInPress
  /** The dialog opened, or the account or chain changed. */
  | { type: 'started'; account: string }
  | { type: 'nonceReceived'; attempt: number; nonce: string }
  | { type: 'nonceFailed'; attempt: number }
  /** The visitor refused in the wallet. An answer, not a failure. */
  | { type: 'signRejected'; attempt: number }
  | { type: 'signFailed'; attempt: number }
  | { type: 'signed'; attempt: number }
  | { type: 'verified'; attempt: number }
  | { type: 'verifyFailed'; attempt: number }
  | { type: 'otherFailed'; attempt: number }

/** Nothing is under way. */
export const initialSignInFlow: SignInFlow = {
  attempt: 0,
  account: undefined,
  status: 'idle',
  preparing: false,
  nonce: undefined,
  wanted: false,
  failure: undefined,
}

/**
 * What follows from an event. `useSignInFlow` fetches a nonce while `preparing`, and asks the wallet while `signing`; each
 * starts with a new `attempt`.
 */
export function reduceSignInFlow(flow: SignInFlow, event: SignInEvent): SignInFlow {
  if ('attempt' in event && event.attempt !== flow.attempt) return flow
  const { attempt, account } = flow
  switch (event.type) {
    case 'started':
      return {
        ...initialSignInFlow,
        attempt: attempt + 1,
        account: event.account,
        preparing: true,
      }
    case 'signPressed':
      if (isAnswerAwaited(flow)) return flow
      if (flow.preparing) return { ...flow, wanted: true }
      return flow.nonce === undefined
        ? { ...initialSignInFlow, attempt: attempt + 1, account, preparing: true, wanted: true }
        : { ...flow, attempt: attempt + 1, status: 'signing', failure: undefined }
    case 'nonceReceived':
      if (!flow.preparing) return flow
      return flow.wanted
        ? {
            ...initialSignInFlow,
            attempt: attempt + 1,
            account,
            nonce: event.nonce,
            status: 'signing',
          }
        : { ...flow, preparing: false, nonce: event.nonce }
    case 'nonceFailed':
      if (!flow.preparing) return flow
      return { ...flow, preparing: false, wanted: false, failure: 'prepare' }
    case 'signRejected':
      return flow.status === 'signing' ? { ...flow, status: 'idle' } : flow
    case 'signFailed':
      return flow.status === 'signing' ? { ...flow, status: 'idle', failure: 'sign' } : flow
    case 'signed':
      return flow.status === 'signing' ? { ...flow, status: 'verifying' } : flow
    case 'verified':
      // The nonce is used. The component that shows the dialog closes it.
      return flow.status === 'verifying' ? { ...flow, status: 'idle', nonce: undefined } : flow
    case 'verifyFailed':
      // A nonce is used once: the next try begins with a new one.
      return flow.status === 'verifying'
        ? {
            ...initialSignInFlow,
            attempt: attempt + 1,
            account,
            preparing: true,
            failure: 'verify',
          }
        : flow
    case 'otherFailed':
      // Whether it was the nonce of which no message could be made is not known: the next try has another.
      return flow.status === 'idle'
        ? flow
        : { ...flow, status: 'idle', nonce: undefined, failure: 'other' }
  }
}

/** What the button says (behaviour/sign-in#dialog). */
export function signInLabel({ attempt, status, preparing, failure }: SignInFlow): CopyKey {
  if (status === 'signing') return 'signIn.waiting'
  if (status === 'verifying') return 'signIn.verifying'
  // A failure stays on the screen while the next nonce is fetched.
  const isFirst = attempt === 0 || preparing
  return isFirst && failure === undefined ? 'signIn.preparing' : 'signIn.send'
}

/** The wallet or the server has yet to answer what the visitor asked for. */
export function isAnswerAwaited({ status, preparing, wanted }: SignInFlow): boolean {
  return status !== 'idle' || (preparing && wanted)
}

/** The sentence for a failure (behaviour/sign-in#errors). */
export function signInFailureText({ failure }: SignInFlow): CopyKey | undefined {
  return failure && failureTexts[failure]
}

/**
 * The button can be pressed. While a first nonce is fetched there is nothing to send yet; the first render, before the first
 * attempt, shows the same.
 */
export function canSign({ attempt, status, preparing, wanted, failure }: SignInFlow): boolean {
  if (attempt === 0 || status !== 'idle') return false
  return !preparing || (failure !== undefined && !wanted)
}

const failureTexts = {
  prepare: 'error.siwe-nonce',
  sign: 'error.siwe-sign',
  verify: 'error.siwe-verify',
  other: 'signIn.failed',
} as const satisfies Record<SignInFailure, CopyKey>
