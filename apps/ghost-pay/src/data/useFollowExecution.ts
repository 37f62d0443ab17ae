import { type Dispatch, useEffect } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { Ending, ExecuteEvent } from '@ghost-pay/safe-account/execution'

import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'
import type { Failure } from './Failure.ts'
import { load } from './load.ts'
import { nodeCopy } from './nodeCopy.ts'
import { executionTimes } from './useExecutionTimes.ts'
import { sentExecutions } from './useSentExecution.ts'

const loadFollowing = () => load(() => import('./following.ts'))

type UseFollowExecutionParameters = {
  chainId: number
  safe: Address
  safeTxHash: Hash
  /** The hash of what was sent; another one starts again. */
  sentHash: Hash | undefined
  /** How often the person has asked to look again. */
  looks: number
  dispatch: Dispatch<ExecuteEvent<Failure>>
  /** It has ended, in whatever way. Always the same function. */
  onEnded: () => void
}

/**
 * Follows what was sent until its receipt is known: just now, in another tab, or before the page was loaded. What is learned
 * of it on the way does not start again; another hash does.
 */
export function useFollowExecution({
  chainId,
  safe,
  safeTxHash,
  sentHash,
  looks,
  dispatch,
  onEnded,
}: UseFollowExecutionParameters): void {
  const config = useConfig()
  useEffect(() => {
    const sent = sentExecutions.find({ chainId, safe, safeTxHash })
    if (sent === undefined) return undefined
    const following = new AbortController()
    const { signal } = following
    dispatch({ type: 'sent', hash: sent.hash })
    void loadFollowing()
      .then(({ followExecution }) =>
        followExecution(config, { sent, signal, onLearned: sentExecutions.remember }),
      )
      .then(
        (ending) => {
          if (signal.aborted) return
          dispatch({ type: 'ended', hash: sent.hash, ending })
          if (ending !== 'lost') sentExecutions.forget(sent)
          // Of what executed nothing there are no steps to show.
          if (!isDone(ending) && ending !== 'lost') executionTimes.forget(sent)
          onEnded()
        },
        (error: unknown) => {
          if (!signal.aborted) dispatch({ type: 'failed', failure: describeNodeFailure(error) })
        },
      )
    return () => {
      following.abort()
    }
  }, [config, chainId, safe, safeTxHash, sentHash, looks, dispatch, onEnded])
}

/** Whether the account has made its call by what was sent here. */
const isDone = (ending: Ending): boolean => ending === 'succeeded' || ending === 'failed'

/** Only the node is asked while a transaction is followed: no wallet is to blame. */
function describeNodeFailure(error: unknown): Failure {
  if (error instanceof CheckError) return describeFailure(error, 'send')
  const said = speak(nodeCopy, 'node.unread')
  return { by: 'chain', declined: false, passing: true, said }
}
