import { useEffect, useReducer, useRef, useState } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { OwnedSignature } from '@ghost-pay/safe-protocol'

import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'
import {
  type ExecuteFlow,
  initialExecuteFlow,
  isExecuted,
  reduceExecuteFlow,
} from './executeFlow.ts'
import { load } from './load.ts'
import type { Failure } from './signFlow.ts'
import { sentExecutions, useSentExecution } from './useSentExecution.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** How often the chain is asked whether an execution still stands while the gateway does not know of it, in milliseconds. */
const recheckInterval = 4000

const loadSending = () => load(() => import('./sendExecution.ts'))
const loadFollowing = () => load(() => import('./followExecution.ts'))
const loadUndone = () => load(() => import('./isUndone.ts'))

export type UseExecuteParameters = {
  chainId: number
  safe: Address
  executor: Address | undefined
  signable: SignableTransaction | undefined
  gatewayHash: Hash
  /** The owners' signatures; `signaturesFor` chooses them. */
  signatures: readonly OwnedSignature[]
  /** Whether the gateway still shows the transaction as waiting. */
  waits: boolean
  /** Something has happened on the chain, or may have. */
  onChanged: () => void
}

/**
 * Runs the execute flow: checks, a trial run, the wallet, the receipt, and how the account's call ended. What was sent is
 * remembered in this browser until its receipt is known, and followed from wherever the page is opened.
 */
export function useExecute({
  chainId,
  safe,
  executor,
  signable,
  gatewayHash,
  signatures,
  waits,
  onChanged,
}: UseExecuteParameters): {
  flow: ExecuteFlow
  execute: () => Promise<void>
  /** Gives up what no node knows any more, so that it can be executed anew. */
  forget: () => void
} {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceExecuteFlow, initialExecuteFlow)
  const [looks, setLooks] = useState(0)
  const running = useRef<AbortController>(undefined)
  const changed = useRef(onChanged)
  useEffect(() => {
    changed.current = onChanged
  }, [onChanged])
  const sent = useSentExecution({ chainId, safe, safeTxHash: gatewayHash })

  // Nobody is asked for what is not on the screen any more. What was sent is another matter: it stays.
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
      dispatch({ type: 'left' })
    },
    [executor, gatewayHash],
  )

  // What was sent is followed until its receipt is known: just now, in another tab, or before the page was loaded. What is
  // learned of it on the way begins nothing anew; another hash does.
  const sentHash = sent?.hash
  useEffect(() => {
    const sent = sentExecutions.find({ chainId, safe, safeTxHash: gatewayHash })
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
          changed.current()
        },
        (error: unknown) => {
          if (!signal.aborted) {
            dispatch({ type: 'failed', failure: describeNodeFailure(error) })
          }
        },
      )
    return () => {
      following.abort()
    }
  }, [config, chainId, safe, gatewayHash, sentHash, looks])

  // Executed here, yet the gateway says it waits: it is behind, or the chain has gone back. The chain knows which.
  const doubtful = flow.status === 'ended' && isExecuted(flow) && waits ? flow.hash : undefined
  useEffect(() => {
    if (doubtful === undefined) return undefined
    const timer = setInterval(() => {
      void loadUndone()
        .then(({ isUndone }) => isUndone(config, { hash: doubtful, chainId }))
        .then(
          (undone) => {
            if (undone) dispatch({ type: 'undone', hash: doubtful })
          },
          () => undefined,
        )
    }, recheckInterval)
    return () => {
      clearInterval(timer)
    }
  }, [config, chainId, doubtful])

  async function execute() {
    const isLost = flow.status === 'ended' && flow.ending === 'lost' && sent !== undefined
    if (isLost || (flow.status === 'failed' && flow.hash !== undefined)) {
      dispatch({ type: 'executePressed' })
      setLooks(looks + 1)
      return
    }
    if (executor === undefined || signable === undefined || running.current !== undefined) return
    if (sent !== undefined) return
    const attempt = new AbortController()
    const { signal } = attempt
    running.current = attempt
    dispatch({ type: 'executePressed' })
    try {
      const { sendExecution } = await loadSending()
      await sendExecution(config, {
        executor,
        signable,
        gatewayHash,
        signatures,
        onChecksPassed: () => {
          // Another tab may have sent it meanwhile, and its news may not be here yet.
          const other = sentExecutions.find({ chainId, safe, safeTxHash: gatewayHash })
          if (other === undefined) dispatch({ type: 'checksPassed' })
          else attempt.abort()
        },
        onSent: sentExecutions.remember,
        signal,
      })
    } catch (error) {
      if (signal.aborted) return
      dispatch({ type: 'failed', failure: describeFailure(error, 'send') })
      changed.current()
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  function forget() {
    sentExecutions.forget({ chainId, safe, safeTxHash: gatewayHash })
    dispatch({ type: 'forgotten' })
  }

  return { flow, execute, forget }
}

/** Who follows a transaction asks the node alone: no wallet is to blame. */
function describeNodeFailure(error: unknown): Failure {
  if (error instanceof CheckError) return describeFailure(error, 'send')
  const message = 'The node did not answer, so it is not known yet what became of it.'
  return { by: 'chain', declined: false, passing: true, message }
}
