import type { OwnedSignature } from '@ghost-pay/safe-protocol'
import { useEffect, useReducer } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'

import { describeFailure } from './describeFailure.ts'
import { type ExecuteFlow, initialExecuteFlow, reduceExecuteFlow } from './executeFlow.ts'
import { load } from './load.ts'
import type { SignableTransaction } from './verifyBeforeSigning.ts'

/** How often the chain is asked whether an execution still stands while the gateway does not know of it, in milliseconds. */
const recheckInterval = 4000

const loadSending = () => load(() => import('./sendExecution.ts'))

export type UseExecuteParameters = {
  executor: Address | undefined
  signable: SignableTransaction | undefined
  gatewayHash: Hash
  /** The owners' signatures; `signaturesFor` chooses them. */
  signatures: readonly OwnedSignature[]
  /** Whether the gateway still shows the transaction as waiting. */
  waits: boolean
  onMined: () => void
}

/** Runs the execute flow: checks, a trial run, the wallet, the receipt, and how the account's call ended. */
export function useExecute(parameters: UseExecuteParameters): {
  flow: ExecuteFlow
  execute: () => Promise<void>
} {
  const { executor, signable, gatewayHash, signatures, waits, onMined } = parameters
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceExecuteFlow, initialExecuteFlow)

  // Executed here, yet the gateway says it waits: it is behind, or the chain has gone back. The chain knows which.
  const doubtful = flow.status === 'done' && waits ? flow.hash : undefined
  const chainId = signable?.chainId
  useEffect(() => {
    if (doubtful === undefined || chainId === undefined) return undefined
    const timer = setInterval(() => {
      void loadSending()
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
    if (executor === undefined || signable === undefined) return
    const sent = flow.status === 'failed' ? flow.hash : undefined
    dispatch({ type: 'executePressed' })
    try {
      const { sendExecution, followExecution } = await loadSending()
      const onChecksPassed = () => {
        dispatch({ type: 'checksPassed' })
      }
      const hash =
        sent ??
        (await sendExecution(config, {
          executor,
          signable,
          gatewayHash,
          signatures,
          onChecksPassed,
        }))
      dispatch({ type: 'sent', hash })
      const onReplaced = (hash: Hash) => {
        dispatch({ type: 'replaced', hash })
      }
      const succeeded = await followExecution(config, { hash, signable, gatewayHash, onReplaced })
      dispatch({ type: 'mined', succeeded })
    } catch (error) {
      dispatch({ type: 'failed', failure: describeFailure(error, 'send') })
    } finally {
      onMined()
    }
  }

  return { flow, execute }
}
