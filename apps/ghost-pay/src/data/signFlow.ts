import type { Address, Hash, Hex } from 'viem'

/** Who did not do their part, and in what words. */
export type Failure = {
  by: 'wallet' | 'gateway' | 'chain' | 'check'
  /** An answer of the person, not a fault. */
  declined: boolean
  /** The same can be tried again as it is: nobody has said no. */
  passing: boolean
  message: string
}

/** A signature, who gave it, and for what. */
export type Signed = { signature: Hex; signer: Address; safeTxHash: Hash }

/**
 * Signing a transaction, step by step. A signature that was given is kept while the gateway does not answer: nobody is asked
 * to sign twice because a server was down. A gateway that refuses it has answered, and it is dropped.
 */
export type SignFlow =
  | { status: 'ready' }
  | { status: 'checking'; kept: Signed | undefined }
  | { status: 'asking' }
  | { status: 'sending'; signed: Signed }
  | { status: 'failed'; failure: Failure; kept: Signed | undefined }
  | { status: 'done' }

export type SignEvent =
  | { type: 'signPressed' }
  | { type: 'checksPassed' }
  | { type: 'signed'; signed: Signed }
  | { type: 'stored' }
  | { type: 'failed'; failure: Failure }

export const initialSignFlow: SignFlow = { status: 'ready' }

/** What follows on what. An event that does not fit the step changes nothing: it came late. */
export function reduceSignFlow(flow: SignFlow, event: SignEvent): SignFlow {
  switch (event.type) {
    case 'signPressed':
      if (flow.status === 'failed') return { status: 'checking', kept: flow.kept }
      return flow.status === 'ready' ? { status: 'checking', kept: undefined } : flow
    case 'checksPassed':
      return flow.status === 'checking' ? { status: 'asking' } : flow
    case 'signed':
      return flow.status === 'asking' || flow.status === 'checking'
        ? { status: 'sending', signed: event.signed }
        : flow
    case 'stored':
      return flow.status === 'sending' ? { status: 'done' } : flow
    case 'failed':
      return isRunning(flow)
        ? { status: 'failed', failure: event.failure, kept: keptAfter(flow, event.failure) }
        : flow
  }
}

function keptAfter(flow: SignFlow, failure: Failure): Signed | undefined {
  if (flow.status === 'sending' && failure.passing) return flow.signed
  // A check that could not be made says nothing about the signature.
  return flow.status === 'checking' && failure.passing ? flow.kept : undefined
}

/** The kept signature, if it is this signer's and for this transaction. */
export function keptFor(
  flow: SignFlow,
  signer: Address | undefined,
  safeTxHash: Hash | undefined,
): Signed | undefined {
  const kept = flow.status === 'failed' || flow.status === 'checking' ? flow.kept : undefined
  return kept?.signer === signer && kept?.safeTxHash === safeTxHash ? kept : undefined
}

/** True while somebody else has to act. */
export function isRunning(flow: SignFlow): boolean {
  return flow.status === 'checking' || flow.status === 'asking' || flow.status === 'sending'
}
