import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Address, Hash } from 'viem'
import {
  type Ending,
  type ExecuteEvent,
  initialExecuteFlow,
  inOneTab,
  isExecuted,
  isExecuting,
  reduceExecuteFlow,
} from '@ghost-pay/safe-account/execution'
import { CheckFailedError, stopReason, whenStopped } from '@ghost-pay/safe-account/signing'
import type { AskedSend, AskedState, KeyedList } from '@ghost-pay/safe-account/store'

import { nodeCopy } from '../chain/nodeCopy.ts'
import { describeFailure, stoppedWaiting } from '../failures/describeFailure.ts'
import type { ExecuteFlow, Failure } from '../failures/Failure.ts'
import { useKeptOf } from '../kept/useKept.ts'
import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { askedSends } from './sent.ts'
import { useLeave, useUnderWay } from './underWay.ts'
import { type AskedHere, useAskedState } from './useAskedState.ts'

/** How far it is, and what can be done about it. */
export type Sending = {
  flow: ExecuteFlow
  /** Sends it, or looks again for what may be on its way already. */
  send: () => Promise<void>
  /** A wallet was asked before and has not answered: it may have sent it. */
  asked: AskedHere | undefined
  /** Asks the wallet although one was asked before and has not answered. */
  sendAgain: () => Promise<void>
  /** Gives up what no node knows any more, so that it can be sent again. */
  forget: () => void
  /** Waits for the wallet no longer. What it still sends is followed. */
  stop: () => void
}

type UseSendOnceParameters<thing, sent extends thing & { hash: Hash }> = {
  /** What is sent, and the word for it, by which a wallet is asked for it once. */
  thing: thing
  what: string
  /** What was sent, until its receipt is known. */
  list: KeyedList<thing, sent>
  /** The connected address. */
  sender: Address | undefined
  /** What one tab alone does at a time. */
  lock: string
  /** Keeps what is pressed, and gives the check that the screen still shows it. */
  press?: () => () => void
  /** Checks, and has the wallet send it; undefined while it is not known what. */
  send: ((asking: { onChecksPassed: () => void; signal: AbortSignal }) => Promise<void>) | undefined
  /** Waits until the receipt of what was sent is known. */
  follow: (sent: sent, signal: AbortSignal) => Promise<Ending>
  /** Asks the chain what has become of a question without an answer; undefined while it is not known what for. */
  readAsked: ((asked: AskedSend) => Promise<AskedState>) | undefined
  /** What was sent by a question whose answer has not come. */
  sentBy: (asked: AskedSend, hash: Hash) => sent
  /** Its receipt is known, or nobody knows it any more. */
  onEnded?: ((sent: sent, ending: Ending) => void) | undefined
  onFailed?: () => void
}

/**
 * Has a wallet send something once: checks, the wallet, the receipt. What was sent is remembered in this browser until its receipt is
 * known, and followed from wherever the page is opened: just now, in another tab, or before the page was loaded.
 */
export function useSendOnce<thing, sent extends thing & { hash: Hash }>({
  thing,
  what,
  list,
  sender,
  lock,
  press,
  send,
  follow,
  readAsked,
  sentBy,
  onEnded,
  onFailed,
}: UseSendOnceParameters<thing, sent>): Sending & { dispatch: Dispatch<ExecuteEvent<Failure>> } {
  const [flow, dispatch] = useReducer(reduceExecuteFlow<Failure>, initialExecuteFlow)
  useUnderWay(isExecuting(flow))
  const [looks, setLooks] = useState(0)
  const running = useRef<AbortController>(undefined)
  useLeave(running, `${sender ?? ''} ${what}`, dispatch)
  const sent = useKeptOf(list, thing)
  const { here, look } = useAskedState(what, {
    isAsked: sent === undefined,
    read: readAsked,
    onDone: (asked, hash) => list.remember(sentBy(asked, hash)),
  })

  useFollowing({ thing, what, list, follow, onEnded }, { hash: sent?.hash, looks, dispatch })

  /** @param known the question without an answer that the person has seen */
  async function run(known?: AskedSend) {
    const isLost = flow.status === 'ended' && flow.ending === 'lost' && sent !== undefined
    if (isLost || (flow.status === 'failed' && flow.hash !== undefined)) {
      dispatch({ type: 'executePressed' })
      setLooks(looks + 1)
      return
    }
    if (askedSends.isBeside(what, known)) {
      await look()
      return
    }
    if (sender === undefined || send === undefined || running.current !== undefined) return
    if (sent !== undefined) return
    const attempt = new AbortController()
    const { signal } = attempt
    running.current = attempt
    const checkShown = press?.()
    dispatch({ type: 'executePressed' })
    const onChecksPassed = () => {
      checkShown?.()
      if (askedSends.isBeside(what, known)) throw new CheckFailedError({ kind: 'askedElsewhere' })
      // Another tab may have sent it meanwhile, and its news may not be here yet.
      if (list.find(thing) === undefined) dispatch({ type: 'checksPassed' })
      else attempt.abort()
    }
    try {
      await inOneTab(lock, () =>
        Promise.race([send({ onChecksPassed, signal }), whenStopped(signal)]),
      )
    } catch (error) {
      // What was sent by another question is followed, whatever becomes of this one.
      if (signal.aborted || list.find(thing) !== undefined) return
      dispatch({ type: 'failed', failure: describeFailure(error, 'send') })
      onFailed?.()
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  return {
    flow,
    send: () => run(),
    asked: isExecuting(flow) || isExecuted(flow) ? undefined : here,
    sendAgain: () => run(here?.asked),
    forget: () => {
      list.forget(thing)
      dispatch({ type: 'forgotten' })
    },
    stop: () => {
      if (flow.status !== 'asking') return
      running.current?.abort(stopReason)
      running.current = undefined
      dispatch({ type: 'failed', failure: stoppedWaiting() })
    },
    dispatch,
  }
}

/**
 * Follows what was sent until its receipt is known, also where another tab has seen its end first and keeps it no more. What is learned
 * of it on the way does not start again; another hash does.
 */
function useFollowing<thing, sent extends thing & { hash: Hash }>(
  {
    thing,
    what,
    list,
    follow,
    onEnded,
  }: Pick<UseSendOnceParameters<thing, sent>, 'thing' | 'what' | 'list' | 'follow' | 'onEnded'>,
  {
    hash,
    looks,
    dispatch,
  }: { hash: Hash | undefined; looks: number; dispatch: Dispatch<ExecuteEvent<Failure>> },
): void {
  const noteEnd = useEffectEvent((one: sent, ending: Ending) => {
    dispatch({ type: 'ended', hash: one.hash, ending })
    // Another tab may have sent it anew.
    if (ending !== 'lost' && list.find(thing)?.hash === one.hash) list.forget(one)
    onEnded?.(one, ending)
  })
  const start = useEffectEvent((signal: AbortSignal) => {
    const one = list.find(thing)
    if (one === undefined) return
    dispatch({ type: 'sent', hash: one.hash })
    follow(one, signal).then(
      (ending) => {
        if (!signal.aborted) noteEnd(one, ending)
      },
      (error: unknown) => {
        if (!signal.aborted) dispatch({ type: 'failed', failure: describeNodeFailure(error) })
      },
    )
  })
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    if (hash === undefined) return
    running.current?.abort()
    running.current = new AbortController()
    start(running.current.signal)
  }, [what, hash, looks])
  useEffect(() => () => running.current?.abort(), [what])
}

/** Only the node is asked while something is followed: no wallet is to blame. */
function describeNodeFailure(error: unknown): Failure {
  if (error instanceof CheckError) return describeFailure(error, 'send')
  const said = speak(nodeCopy, 'node.unread')
  return { by: 'chain', declined: false, passing: true, said }
}
