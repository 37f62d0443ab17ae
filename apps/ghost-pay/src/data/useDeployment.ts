import { useEffect, useReducer, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import type { AccountPlan } from '@ghost-pay/safe-account/creation'

import { speak } from '../text/Spoken.ts'
import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'
import { type ExecuteFlow, initialExecuteFlow, reduceExecuteFlow } from './executeFlow.ts'
import { fasterCopy } from './fasterCopy.ts'
import { inOneTab } from './inOneTab.ts'
import { load } from './load.ts'
import { nodeCopy } from './nodeCopy.ts'
import { sentDeployments, useSentDeployment } from './useSentDeployment.ts'

export type UseDeploymentParameters = {
  plan: AccountPlan
  chainId: number
  /** The connected address. */
  sender: Address | undefined
}

/**
 * Creates an account on a chain: checks, the wallet, the receipt. What was sent is remembered in this browser until its receipt
 * is known, and followed from wherever the page is opened. The steps are those of an execution.
 */
export function useDeployment({ plan, chainId, sender }: UseDeploymentParameters): {
  flow: ExecuteFlow
  create: () => Promise<void>
  /** Gives up what no node knows any more, so that it can be created again. */
  forget: () => void
} {
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceExecuteFlow, initialExecuteFlow)
  const [looks, setLooks] = useState(0)
  const running = useRef<AbortController>(undefined)
  const { address } = plan
  const sent = useSentDeployment({ chainId, address })
  const sentHash = sent?.hash

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
    void load(() => import('./followDeployment.ts'))
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
          // Only the node is asked while it is followed: no wallet is to blame.
          const said = speak(nodeCopy, 'node.unread')
          const failure = { by: 'chain', declined: false, passing: true, said } as const
          if (!signal.aborted) dispatch({ type: 'failed', failure })
        },
      )
    return () => {
      following.abort()
    }
  }, [config, chainId, address, sentHash, looks])

  async function create() {
    const isLost = flow.status === 'ended' && flow.ending === 'lost' && sent !== undefined
    if (isLost || (flow.status === 'failed' && flow.hash !== undefined)) {
      dispatch({ type: 'executePressed' })
      setLooks(looks + 1)
      return
    }
    if (sender === undefined || running.current !== undefined || sent !== undefined) return
    const attempt = new AbortController()
    const { signal } = attempt
    running.current = attempt
    dispatch({ type: 'executePressed' })
    try {
      const { sendDeployment } = await load(() => import('./sendDeployment.ts'))
      const wasHere = await inOneTab(`create.${chainId}.${address}.${sender}`, () =>
        sendDeployment(config, {
          plan,
          chainId,
          sender,
          signal,
          onChecksPassed: () => {
            // Another tab may have sent it meanwhile, and its news may not be here yet.
            if (sentDeployments.find({ chainId, address }) === undefined)
              dispatch({ type: 'checksPassed' })
            else attempt.abort()
          },
          onSent: sentDeployments.remember,
        }),
      )
      if (!wasHere) throw new CheckError(speak(fasterCopy, 'faster.elsewhere'), { passing: true })
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', failure: describeFailure(error, 'send') })
    } finally {
      if (running.current === attempt) running.current = undefined
    }
  }

  function forget() {
    sentDeployments.forget({ chainId, address })
    dispatch({ type: 'forgotten' })
  }

  return { flow, create, forget }
}
