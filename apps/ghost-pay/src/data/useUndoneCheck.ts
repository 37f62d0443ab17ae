import { useEffect } from 'react'
import type { Hash } from 'viem'
import { useConfig } from 'wagmi'

import { chainClient } from './chainClient.ts'
import { load } from './load.ts'

/** How often the chain is asked whether an execution still stands while the gateway does not know of it, in milliseconds. */
const recheckInterval = 4000

/** How often in a row the chain has to say that it does not know it: of the nodes behind one address one can be behind. */
const undoneAfter = 2

const loadFollowing = () => load(() => import('./following.ts'))

/**
 * Asks the chain again and again whether an execution still stands: the gateway says that it waits, so the gateway is behind, or
 * the chain has gone back.
 *
 * @param doubtful the execution; undefined when there is no doubt
 * @param dispatch receives `undone` when the chain has forgotten it
 */
export function useUndoneCheck(
  doubtful: { hash: Hash | undefined; chainId: number },
  dispatch: (event: { type: 'undone'; hash: Hash }) => void,
): void {
  const config = useConfig()
  const { hash, chainId } = doubtful
  useEffect(() => {
    if (hash === undefined) return undefined
    let times = 0
    const timer = setInterval(() => {
      void loadFollowing()
        .then(({ isUndone }) => isUndone(chainClient(config, chainId), hash))
        .then(
          (undone) => {
            times = undone ? times + 1 : 0
            if (times >= undoneAfter) dispatch({ type: 'undone', hash })
          },
          () => undefined,
        )
    }, recheckInterval)
    return () => {
      clearInterval(timer)
    }
  }, [config, chainId, hash, dispatch])
}
