import { useEffect, useReducer, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'
import {
  initialExecuteFlow,
  inOneTab,
  isExecuted,
  isExecuting,
  reduceExecuteFlow,
  verifyNotAskedBeside,
} from '@ghost-pay/safe-account/execution'
import { type AskedSend, creationWord } from '@ghost-pay/safe-account/store'

import { speak } from '../text/Spoken.ts'
import { describeFailure } from './describeFailure.ts'
import type { Failure } from './Failure.ts'
import { load } from './load.ts'
import { nodeCopy } from './nodeCopy.ts'
import { useAskedDeployment } from './useAskedDeployment.ts'
import { askedSends } from './useAskedSend.ts'
import type { Executing } from './useExecute.ts'
import { sentDeployments, useSentDeployment } from './useSentDeployment.ts'

type UseDeploymentParameters = {
  plan: AccountPlan
  chainId: number
  /** The connected address. */
  sender: Address | undefined
}

/**
 * Creates an account on a chain: checks, the wallet, the receipt. What was sent is remembered in this browser until its receipt
 * is known, and followed from wherever the page is opened. The steps are those of an execution.
 */
export function useDeployment({
  plan,
  chainId,
  sender,
}: UseDeploymentParameters): Pick<
  Executing,
  'flow' | 'execute' | 'asked' | 'sendAgain' | 'forget'
> {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceExecuteFlow<Failure>, initialExecuteFlow)
  const [looks, setLooks] = useState(0)
  const running = useRef<AbortController>(undefined)
  const { address } = plan
  const sent = useSentDeployment({ chainId, address })
  const sentHash = sent?.hash
  const what = creationWord({ chainId, address })
  const { here, look } = useAskedDeployment(plan, chainId, sent === undefined)

  // The wallet is not asked for what is not on the screen any more. What was sent stays.
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
      dispatch({ type: 'left' })
    },
    [sender, address, chainId],
  )

  useEffect(() => {
    const followed = sentDeployments.find({ chainId, address })
    if (followed === undefined) return undefined
    const following = new AbortController()
    const { signal } = following
    dispatch({ type: 'sent', hash: followed.hash })
    void load(() => import('./creating.ts'))
      .then(({ followDeployment }) =>
        followDeployment(config, { sent: followed, signal, onLearned: sentDeployments.remember }),
      )
      .then(
        (ending) => {
          if (signal.aborted) return
          dispatch({ type: 'ended', hash: followed.hash, ending })
          if (ending !== 'lost') sentDeployments.forget(followed)
        },
        () => {
          if (!signal.aborted) dispatch({ type: 'failed', failure: unread() })
        },
      )
    return () => {
      following.abort()
    }
  }, [config, chainId, address, sentHash, looks])

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
    if (sender === undefined || running.current !== undefined || sent !== undefined) return
    const attempt = new AbortController()
    const { signal } = attempt
    running.current = attempt
    dispatch({ type: 'executePressed' })
    try {
      const { sendDeployment } = await load(() => import('./creating.ts'))
      await inOneTab(`${what}.${sender}`, () =>
        sendDeployment(config, {
          plan,
          chainId,
          sender,
          signal,
          onChecksPassed: () => {
            verifyNotAskedBeside(askedSends, what, known)
            // Another tab may have sent it meanwhile, and its news may not be here yet.
            if (sentDeployments.find({ chainId, address }) === undefined)
              dispatch({ type: 'checksPassed' })
            else attempt.abort()
          },
          onSent: sentDeployments.remember,
        }),
      )
    } catch (error) {
      // What was sent by another question is followed, whatever becomes of this one.
      if (signal.aborted || sentDeployments.find({ chainId, address }) !== undefined) return
      dispatch({ type: 'failed', failure: describeFailure(error, 'send') })
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  return {
    flow,
    execute: () => run(),
    asked: isExecuting(flow) || isExecuted(flow) ? undefined : here,
    sendAgain: () => run(here?.asked),
    forget: () => {
      sentDeployments.forget({ chainId, address })
      dispatch({ type: 'forgotten' })
    },
  }
}

/** Only the node is asked while it is followed: no wallet is to blame. */
function unread(): Failure {
  const said = speak(nodeCopy, 'node.unread')
  return { by: 'chain', declined: false, passing: true, said }
}
