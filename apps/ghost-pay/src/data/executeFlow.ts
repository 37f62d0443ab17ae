import type { Hash } from 'viem'

import type { Failure } from './signFlow.ts'

/** Executing a transaction: the wallet sends it, the chain includes it. What the chain says is the truth. */
export type ExecuteFlow =
  | { status: 'ready' }
  | { status: 'checking' }
  | { status: 'asking' }
  | { status: 'mining'; hash: Hash }
  | { status: 'done'; hash: Hash; succeeded: boolean }
  | { status: 'failed'; failure: Failure; hash: Hash | undefined }

export type ExecuteEvent =
  | { type: 'executePressed' }
  | { type: 'checksPassed' }
  | { type: 'sent'; hash: Hash }
  | { type: 'replaced'; hash: Hash }
  | { type: 'mined'; succeeded: boolean }
  | { type: 'failed'; failure: Failure }
  /** The chain has gone back behind the block, and knows nothing of it any more. */
  | { type: 'undone'; hash: Hash }

export const initialExecuteFlow: ExecuteFlow = { status: 'ready' }

/** What follows on what. An event that does not fit the step changes nothing. */
export function reduceExecuteFlow(flow: ExecuteFlow, event: ExecuteEvent): ExecuteFlow {
  switch (event.type) {
    case 'executePressed':
      if (flow.status === 'failed' && flow.hash !== undefined) {
        return { status: 'mining', hash: flow.hash }
      }
      return flow.status === 'ready' || flow.status === 'failed' ? { status: 'checking' } : flow
    case 'checksPassed':
      return flow.status === 'checking' ? { status: 'asking' } : flow
    case 'sent':
      return flow.status === 'asking' ? { status: 'mining', hash: event.hash } : flow
    case 'replaced':
      return flow.status === 'mining' ? { status: 'mining', hash: event.hash } : flow
    case 'mined':
      return flow.status === 'mining'
        ? { status: 'done', hash: flow.hash, succeeded: event.succeeded }
        : flow
    case 'undone':
      return flow.status === 'done' && flow.hash === event.hash ? initialExecuteFlow : flow
    case 'failed':
      return isExecuting(flow)
        ? {
            status: 'failed',
            failure: event.failure,
            hash: flow.status === 'mining' ? flow.hash : undefined,
          }
        : flow
  }
}

/** True while somebody else has to act. */
export function isExecuting(flow: ExecuteFlow): boolean {
  return flow.status === 'checking' || flow.status === 'asking' || flow.status === 'mining'
}
