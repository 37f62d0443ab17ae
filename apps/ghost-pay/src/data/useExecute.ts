import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { Address, Hash } from 'viem'
import { type Config, useConfig } from 'wagmi'
import type { SignableTransaction } from '@ghost-pay/safe-account'
import {
  initialExecuteFlow,
  inOneTab,
  isExecuted,
  isExecuting,
  reduceExecuteFlow,
  stopReason,
  verifyNotAskedBeside,
  whenStopped,
} from '@ghost-pay/safe-account/execution'
import { type AskedSend, executionWord } from '@ghost-pay/safe-account/store'
import type { OwnedSignature } from '@ghost-pay/safe-protocol'

import type { sendExecution as SendExecution } from './asking.ts'
import { describeFailure } from './describeFailure.ts'
import type { ExecuteFlow, Failure } from './Failure.ts'
import { load } from './load.ts'
import { noteSent } from './noteSent.ts'
import { stoppedWaiting } from './stoppedWaiting.ts'
import { useUnderWay } from './underWay.ts'
import { useAskedExecution } from './useAskedExecution.ts'
import { askedSends } from './useAskedSend.ts'
import type { AskedHere } from './useAskedState.ts'
import { executionTimes } from './useExecutionTimes.ts'
import { useFollowExecution } from './useFollowExecution.ts'
import { usePressed } from './usePressed.ts'
import { sentExecutions, useSentExecution } from './useSentExecution.ts'
import { useUndoneCheck } from './useUndoneCheck.ts'

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
  /** Sends it, or looks again for what may be on its way already. */
  execute: () => Promise<void>
  /** A wallet was asked before and has not answered: it may have sent it. */
  asked: AskedHere | undefined
  /** Asks the wallet although one was asked before and has not answered. */
  sendAgain: () => Promise<void>
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
  const [flow, dispatch] = useReducer(reduceExecuteFlow<Failure>, initialExecuteFlow)
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
  const transaction = { chainId, safe, safeTxHash: gatewayHash }
  const sent = useSentExecution(transaction)

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
    ...transaction,
    sentHash: sent?.hash,
    looks,
    dispatch,
    onEnded: notifyChanged,
  })
  const { isOutdated, press } = usePressed(signable, waits)
  const place = signable?.transaction.nonce
  const { here, look } = useAskedExecution(transaction, place, sent === undefined)
  const isDoubtful = flow.status === 'ended' && isExecuted(flow) && waits
  useUndoneCheck({ hash: isDoubtful ? flow.hash : undefined, chainId }, dispatch)

  /** @param known the question without an answer that the person has seen */
  async function run(known?: AskedSend) {
    const isLost = flow.status === 'ended' && flow.ending === 'lost' && sent !== undefined
    if (isLost || (flow.status === 'failed' && flow.hash !== undefined)) {
      dispatch({ type: 'executePressed' })
      setLooks(looks + 1)
      return
    }
    if (askedSends.isBeside(executionWord(transaction), known)) {
      await look()
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
      const onChecksPassed = () => {
        checkShown()
        verifyNotAskedBeside(askedSends, executionWord(transaction), known)
        // Another tab may have sent it meanwhile, and its news may not be here yet.
        if (sentExecutions.find(transaction) === undefined) dispatch({ type: 'checksPassed' })
        else attempt.abort()
      }
      const shown = { executor, signable, gatewayHash, signatures }
      await sendInOneTab(config, { ...shown, onChecksPassed, onSent: noteSent, signal })
    } catch (error) {
      // What was sent by another question is followed, whatever becomes of this one.
      if (signal.aborted || sentExecutions.find(transaction) !== undefined) return
      dispatch({ type: 'failed', failure: describeFailure(error, 'send') })
      notifyChanged()
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  function forget() {
    sentExecutions.forget(transaction)
    executionTimes.forget(transaction)
    dispatch({ type: 'forgotten' })
  }

  function stop() {
    if (flow.status !== 'asking') return
    running.current?.abort(stopReason)
    running.current = undefined
    dispatch({ type: 'failed', failure: stoppedWaiting() })
  }

  return {
    flow,
    isOutdated: flow.status === 'asking' && isOutdated,
    execute: () => run(),
    asked: isExecuting(flow) || isExecuted(flow) ? undefined : here,
    sendAgain: () => run(here?.asked),
    forget,
    stop,
  }
}

/** Sends it unless another tab is at it. Ends without an answer when the person waits no longer. */
async function sendInOneTab(
  config: Config,
  parameters: Parameters<typeof SendExecution>[1],
): Promise<void> {
  const { gatewayHash, executor, signal } = parameters
  const { sendExecution } = await load(() => import('./asking.ts'))
  await inOneTab(`send.${gatewayHash}.${executor}`, () =>
    Promise.race([sendExecution(config, parameters), whenStopped(signal)]),
  )
}
