import type { Hash } from 'viem'

/**
 * How an execution that was sent here ended.
 *
 * - `succeeded`, `failed`: the account made its call; the account itself says how that went.
 * - `reverted`: the chain's transaction was undone. The account has done nothing.
 * - `unrelated`: what was sent executed nothing of this.
 * - `replaced`: the wallet sent something else in its place. `cancelled`: an empty transaction in its place.
 * - `displaced`: the wallet's nonce is used, and no node says by what.
 * - `overtaken`: another transaction had executed it before.
 * - `lost`: no node knows it any more, and nothing has taken its place.
 */
export type Ending =
  | 'succeeded'
  | 'failed'
  | 'reverted'
  | 'unrelated'
  | 'replaced'
  | 'cancelled'
  | 'displaced'
  | 'overtaken'
  | 'lost'

/** Executing a transaction: the wallet sends it, the chain includes it. What the chain says is the truth. `failure` is what a page shows. */
export type ExecuteFlow<failure = unknown> =
  | { status: 'ready' }
  | { status: 'checking' }
  | { status: 'asking' }
  | { status: 'mining'; hash: Hash }
  | { status: 'ended'; hash: Hash; ending: Ending }
  | { status: 'failed'; failure: failure; hash: Hash | undefined }

/** What happened: a press, the end of a check, or an answer of the wallet or the chain. */
export type ExecuteEvent<failure = unknown> =
  | { type: 'executePressed' }
  | { type: 'checksPassed' }
  /** It was sent: just now, in another tab, or before the page was loaded. */
  | { type: 'sent'; hash: Hash }
  | { type: 'ended'; hash: Hash; ending: Ending }
  | { type: 'failed'; failure: failure }
  /** A reorganization removed the block, and the chain no longer has the transaction. */
  | { type: 'undone'; hash: Hash }
  /** What was to be executed, or who was to send it, is not on the screen any more. */
  | { type: 'left' }
  /** What was sent is given up. */
  | { type: 'forgotten' }

/** Nothing is under way. */
export const initialExecuteFlow: ExecuteFlow<never> = { status: 'ready' }

/** What follows on what. An event that does not fit the step changes nothing. */
export function reduceExecuteFlow<failure>(
  flow: ExecuteFlow<failure>,
  event: ExecuteEvent<failure>,
): ExecuteFlow<failure> {
  switch (event.type) {
    case 'executePressed':
      if (flow.status === 'failed' && flow.hash !== undefined) {
        return { status: 'mining', hash: flow.hash }
      }
      if (flow.status === 'ended' && flow.ending === 'lost') {
        return { status: 'mining', hash: flow.hash }
      }
      return canExecute(flow) ? { status: 'checking' } : flow
    case 'checksPassed':
      return flow.status === 'checking' ? { status: 'asking' } : flow
    case 'sent':
      return flow.status === 'ended' && flow.hash === event.hash
        ? flow
        : { status: 'mining', hash: event.hash }
    case 'ended':
      return flow.status === 'mining' && flow.hash === event.hash
        ? { status: 'ended', hash: event.hash, ending: event.ending }
        : flow
    case 'undone':
      return flow.status === 'ended' && flow.hash === event.hash ? initialExecuteFlow : flow
    case 'failed':
      return isExecuting(flow)
        ? {
            status: 'failed',
            failure: event.failure,
            hash: flow.status === 'mining' ? flow.hash : undefined,
          }
        : flow
    case 'left':
      return flow.status === 'checking' || flow.status === 'asking' ? initialExecuteFlow : flow
    case 'forgotten':
      return initialExecuteFlow
  }
}

/** True while a check, the wallet or the chain has to answer. */
export function isExecuting(flow: ExecuteFlow): boolean {
  return flow.status === 'checking' || flow.status === 'asking' || flow.status === 'mining'
}

/** True when the account itself has made its call: it is over, however it went. */
export function isExecuted(flow: ExecuteFlow): boolean {
  if (flow.status !== 'ended') return false
  return flow.ending === 'succeeded' || flow.ending === 'failed' || flow.ending === 'overtaken'
}

/** True when what was to be executed has gone through, or somebody else had executed it before: the next in line may follow. */
export function hasGoneThrough(flow: ExecuteFlow): boolean {
  return flow.status === 'ended' && (flow.ending === 'succeeded' || flow.ending === 'overtaken')
}

/** True when nothing that was sent can still be included. */
function canExecute(flow: ExecuteFlow): boolean {
  return flow.status === 'ready' || flow.status === 'failed' || flow.status === 'ended'
}
