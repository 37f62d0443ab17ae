import type { Hex } from 'viem'

/** Who did not do their part, and in what words. */
export type Failure = {
  /** `declined` is an answer of the person, not a fault. */
  by: 'wallet' | 'gateway' | 'chain' | 'check'
  declined: boolean
  message: string
}

/**
 * Signing a transaction, step by step. A signature that was given is kept until the gateway has it: nobody is asked to
 * sign twice because a server was down.
 */
export type SignFlow =
  | { status: 'ready' }
  | { status: 'checking' }
  | { status: 'asking' }
  | { status: 'sending'; signature: Hex }
  | { status: 'failed'; failure: Failure; signature: Hex | undefined }
  | { status: 'done' }

export type SignEvent =
  | { type: 'signPressed' }
  | { type: 'checksPassed' }
  | { type: 'signed'; signature: Hex }
  | { type: 'stored' }
  | { type: 'failed'; failure: Failure }

export const initialSignFlow: SignFlow = { status: 'ready' }

/** What follows on what. An event that does not fit the step changes nothing: it came late. */
export function reduceSignFlow(flow: SignFlow, event: SignEvent): SignFlow {
  switch (event.type) {
    case 'signPressed':
      if (flow.status === 'failed' && flow.signature !== undefined) {
        return { status: 'sending', signature: flow.signature }
      }
      return flow.status === 'ready' || flow.status === 'failed' ? { status: 'checking' } : flow
    case 'checksPassed':
      return flow.status === 'checking' ? { status: 'asking' } : flow
    case 'signed':
      return flow.status === 'asking' ? { status: 'sending', signature: event.signature } : flow
    case 'stored':
      return flow.status === 'sending' ? { status: 'done' } : flow
    case 'failed':
      return isRunning(flow)
        ? {
            status: 'failed',
            failure: event.failure,
            signature: flow.status === 'sending' ? flow.signature : undefined,
          }
        : flow
  }
}

/** True while somebody else has to act. */
export function isRunning(flow: SignFlow): boolean {
  return flow.status === 'checking' || flow.status === 'asking' || flow.status === 'sending'
}
