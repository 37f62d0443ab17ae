import { execTransactionCall, type OwnedSignature } from '@ghost-pay/safe-protocol'
import { useReducer } from 'react'
import type { Address, Hash } from 'viem'
import { useConfig } from 'wagmi'
import { sendTransaction, waitForTransactionReceipt } from 'wagmi/actions'

import { describeFailure } from './describeFailure.ts'
import { type ExecuteFlow, initialExecuteFlow, reduceExecuteFlow } from './executeFlow.ts'
import { executionSucceeded } from './executionSucceeded.ts'
import { type SignableTransaction, verifyHash, verifyWallet } from './verifyBeforeSigning.ts'

export type UseExecuteParameters = {
  executor: Address | undefined
  signable: SignableTransaction | undefined
  gatewayHash: Hash
  /** The owners' signatures; `signaturesFor` chooses them. */
  signatures: readonly OwnedSignature[]
  onMined: () => void
}

/** Runs the execute flow: checks, sends through the wallet, waits for the receipt and reads how it ended. */
export function useExecute(parameters: UseExecuteParameters): {
  flow: ExecuteFlow
  execute: () => Promise<void>
} {
  const { executor, signable, gatewayHash, signatures, onMined } = parameters
  const config = useConfig()
  const [flow, dispatch] = useReducer(reduceExecuteFlow, initialExecuteFlow)

  async function execute() {
    if (executor === undefined || signable === undefined) return
    const sent = flow.status === 'failed' ? flow.hash : undefined
    dispatch({ type: 'executePressed' })
    try {
      const hash = sent ?? (await askWallet(executor, signable))
      const receipt = await waitForTransactionReceipt(config, {
        hash,
        chainId: signable.chainId,
        onReplaced: ({ transaction }) => {
          dispatch({ type: 'replaced', hash: transaction.hash })
        },
      })
      dispatch({
        type: 'mined',
        succeeded: executionSucceeded(receipt.logs, signable.safe, gatewayHash),
      })
    } catch (error) {
      dispatch({ type: 'failed', failure: describeFailure(error) })
    } finally {
      onMined()
    }
  }

  async function askWallet(executor: Address, signable: SignableTransaction): Promise<Hash> {
    await verifyHash(config, signable, gatewayHash)
    await verifyWallet(config, executor, signable.chainId)
    dispatch({ type: 'checksPassed' })
    const { safe, transaction, chainId } = signable
    const call = execTransactionCall({ safe, transaction, signatures })
    const hash = await sendTransaction(config, { ...call, chainId })
    dispatch({ type: 'sent', hash })
    return hash
  }

  return { flow, execute }
}
