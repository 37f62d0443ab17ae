import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import type { OwnedSignature } from '@ghost-pay/safe-protocol'

import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'
import {
  type ExecuteFlow,
  initialExecuteFlow,
  isExecuted,
  isExecuting,
  reduceExecuteFlow,
} from './executeFlow.ts'
import { fasterCopy } from './fasterCopy.ts'
import { inOneTab } from './inOneTab.ts'
import { load } from './load.ts'
import { noteSent } from './noteSent.ts'
import { stoppedWaiting } from './stoppedWaiting.ts'
import { stopReason, whenStopped } from './stopReason.ts'
import { useUnderWay } from './underWay.ts'
import { executionTimes } from './useExecutionTimes.ts'
import { useFollowExecution } from './useFollowExecution.ts'
import { usePressed } from './usePressed.ts'
import { sentExecutions, useSentExecution } from './useSentExecution.ts'
import { useUndoneCheck } from './useUndoneCheck.ts'

const loadSending = () => load(() => import('./sendExecution.ts'))

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

/** How far it is, and what can be done about it. */
export type Executing = {
  flow: ExecuteFlow
  /** The wallet asks for what the screen showed when it was pressed, and the screen shows something else now, or it is over. */
  isOutdated: boolean
  execute: () => Promise<void>
  /** Gives up what no node knows any more, so that it can be executed again. */
  forget: () => void
  /** Waits for the wallet no longer. What it still sends is followed. */
  stop: () => void
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
}: UseExecuteParameters): Executing {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceExecuteFlow, initialExecuteFlow)
  useUnderWay(isExecuting(flow))
  const [looks, setLooks] = useState(0)
  const running = useRef<AbortController>(undefined)
  const changed = useRef(onChanged)
  useEffect(() => {
    changed.current = onChanged
  }, [onChanged])
  const notifyChanged = useCallback(() => {
    changed.current()
  }, [])
  const sent = useSentExecution({ chainId, safe, safeTxHash: gatewayHash })

  // The wallet is not asked for what is not on the screen any more. What was sent stays.
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
      dispatch({ type: 'left' })
    },
    [executor, gatewayHash],
  )

  useFollowExecution({
    chainId,
    safe,
    safeTxHash: gatewayHash,
    sentHash: sent?.hash,
    looks,
    dispatch,
    onEnded: notifyChanged,
  })
  const { isOutdated, press } = usePressed(signable, waits)
  const isDoubtful = flow.status === 'ended' && isExecuted(flow) && waits
  useUndoneCheck({ hash: isDoubtful ? flow.hash : undefined, chainId }, dispatch)

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
    const checkShown = press()
    dispatch({ type: 'executePressed' })
    try {
      const { sendExecution } = await loadSending()
      const sending = () =>
        sendExecution(config, {
          executor,
          signable,
          gatewayHash,
          signatures,
          onChecksPassed: () => {
            checkShown()
            // Another tab may have sent it meanwhile, and its news may not be here yet.
            const other = sentExecutions.find({ chainId, safe, safeTxHash: gatewayHash })
            if (other === undefined) dispatch({ type: 'checksPassed' })
            else attempt.abort()
          },
          onSent: noteSent,
          signal,
        })
      const send = () => Promise.race([sending(), whenStopped(signal)])
      const wasHere = await inOneTab(`send.${gatewayHash}.${executor}`, send)
      if (!wasHere) throw new CheckError(speak(fasterCopy, 'faster.elsewhere'), { passing: true })
    } catch (error) {
      if (signal.aborted) return
      dispatch({ type: 'failed', failure: describeFailure(error, 'send') })
      notifyChanged()
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  function forget() {
    sentExecutions.forget({ chainId, safe, safeTxHash: gatewayHash })
    executionTimes.forget({ chainId, safe, safeTxHash: gatewayHash })
    dispatch({ type: 'forgotten' })
  }

  function stop() {
    if (flow.status !== 'asking') return
    running.current?.abort(stopReason)
    running.current = undefined
    dispatch({ type: 'failed', failure: stoppedWaiting() })
  }

  return { flow, isOutdated: flow.status === 'asking' && isOutdated, execute, forget, stop }
}
