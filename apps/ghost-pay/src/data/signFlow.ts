import type { Address, Hash, Hex } from 'viem'

import type { Spoken } from '../text/Spoken.ts'

/** Which party failed, and the sentence that says so. */
export type Failure = {
  by: 'wallet' | 'gateway' | 'chain' | 'check'
  /** An answer of the person, not a fault. */
  declined: boolean
  /** The same can be tried again as it is: it was not refused for good. */
  passing: boolean
  /** The wallet has no code for typed data: it may be asked for the hash alone. */
  isTypedDataUnknown?: boolean | undefined
  said: Spoken
}

/** A signature, who gave it, and for what. */
export type Signed = { signature: Hex; signer: Address; safeTxHash: Hash }

/** Signing a transaction, step by step. Signatures that were given are kept elsewhere: they outlive the page. */
export type SignFlow =
  | { status: 'ready' }
  | { status: 'checking' }
  | { status: 'asking' }
  | { status: 'sending' }
  | { status: 'failed'; failure: Failure }
  | { status: 'done' }

/** What happened: a press, the end of a check, or an answer of the wallet or the gateway. */
export type SignEvent =
  | { type: 'signPressed' }
  | { type: 'checksPassed' }
  | { type: 'signed' }
  | { type: 'stored' }
  | { type: 'failed'; failure: Failure }
  /** What was to be signed, or who was to sign it, is not on the screen any more. */
  | { type: 'left' }

/** Nothing is under way. */
export const initialSignFlow: SignFlow = { status: 'ready' }

/** What follows on what. An event that does not fit the step changes nothing: it came late. */
export function reduceSignFlow(flow: SignFlow, event: SignEvent): SignFlow {
  switch (event.type) {
    case 'signPressed':
      return flow.status === 'ready' || flow.status === 'failed' ? { status: 'checking' } : flow
    case 'checksPassed':
      return flow.status === 'checking' ? { status: 'asking' } : flow
    case 'signed':
      return flow.status === 'asking' || flow.status === 'checking' ? { status: 'sending' } : flow
    case 'stored':
      return flow.status === 'sending' ? { status: 'done' } : flow
    case 'failed':
      return isRunning(flow) ? { status: 'failed', failure: event.failure } : flow
    case 'left':
      return isRunning(flow) || flow.status === 'done' ? initialSignFlow : flow
  }
}

/** True while a check, the wallet or the gateway has to answer. */
export function isRunning(flow: SignFlow): boolean {
  return flow.status === 'checking' || flow.status === 'asking' || flow.status === 'sending'
}
