/**
 * Signing a transaction, step by step. Signatures that were given are kept elsewhere: they outlive the page. `failure` is what a page
 * shows.
 */
export type SignFlow<failure = unknown> =
  | { status: 'ready' }
  | { status: 'checking' }
  | { status: 'asking' }
  /** The wallet has sent an approval to the chain, and no block has it yet. */
  | { status: 'mining' }
  | { status: 'sending' }
  | { status: 'failed'; failure: failure }
  | { status: 'done' }

/** What happened: a press, the end of a check, or an answer of the wallet or the gateway. */
export type SignEvent<failure = unknown> =
  | { type: 'signPressed' }
  | { type: 'checksPassed' }
  /** An approval is on its way to the chain. */
  | { type: 'sent' }
  | { type: 'signed' }
  | { type: 'stored' }
  | { type: 'failed'; failure: failure }
  /** What was to be signed, or who was to sign it, is not on the screen any more. */
  | { type: 'left' }

/** Nothing is under way. */
export const initialSignFlow: SignFlow<never> = { status: 'ready' }

/** What follows on what. An event that does not fit the step changes nothing: it came late. */
export function reduceSignFlow<failure>(
  flow: SignFlow<failure>,
  event: SignEvent<failure>,
): SignFlow<failure> {
  switch (event.type) {
    case 'signPressed':
      return flow.status === 'ready' || flow.status === 'failed' ? { status: 'checking' } : flow
    case 'checksPassed':
      return flow.status === 'checking' ? { status: 'asking' } : flow
    case 'sent':
      return flow.status === 'asking' || flow.status === 'checking' ? { status: 'mining' } : flow
    case 'signed':
      return isRunning(flow) ? { status: 'sending' } : flow
    case 'stored':
      return flow.status === 'sending' ? { status: 'done' } : flow
    case 'failed':
      return isRunning(flow) ? { status: 'failed', failure: event.failure } : flow
    case 'left':
      return isRunning(flow) || flow.status === 'done' ? initialSignFlow : flow
  }
}

/** True while a check, the wallet, the chain or the gateway has to answer. */
export function isRunning({ status }: SignFlow): boolean {
  return status === 'checking' || status === 'asking' || status === 'mining' || status === 'sending'
}

/** True while the wallet or the chain is waited for: neither may ever answer, so the person can stop waiting. */
export function canStop({ status }: SignFlow): boolean {
  return status === 'asking' || status === 'mining'
}
