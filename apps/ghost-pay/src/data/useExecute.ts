import { execTransactionCall, type OwnedSignature } from '@ghost-pay/safe-protocol'
import { useEffect, useReducer } from 'react'
import { type Address, BaseError, type Hash, TransactionReceiptNotFoundError } from 'viem'
import { call } from 'viem/actions'
import { useConfig } from 'wagmi'
import {
  getClient,
  getTransactionReceipt,
  sendTransaction,
  waitForTransactionReceipt,
} from 'wagmi/actions'

import { CheckError } from './CheckError.ts'
import { describeFailure } from './describeFailure.ts'
import { type ExecuteFlow, initialExecuteFlow, reduceExecuteFlow } from './executeFlow.ts'
import { executionSucceeded } from './executionSucceeded.ts'
import { executionSentence } from './safeErrors.ts'
import { type SignableTransaction, verifyHash, verifyWallet } from './verifyBeforeSigning.ts'

/** How often the chain is asked whether an execution still stands while the gateway does not know of it, in milliseconds. */
const recheckInterval = 4000

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
    if (doubtful === undefined) return undefined
    const timer = setInterval(() => {
      getTransactionReceipt(config, { hash: doubtful, chainId }).catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) {
          dispatch({ type: 'undone', hash: doubtful })
        }
      })
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
      dispatch({ type: 'failed', failure: describeFailure(error, 'send') })
    } finally {
      onMined()
    }
  }

  async function askWallet(executor: Address, signable: SignableTransaction): Promise<Hash> {
    await verifyHash(config, signable, gatewayHash)
    const { safe, transaction, chainId } = signable
    const execution = execTransactionCall({ safe, transaction, signatures })
    await tryOut(executor, execution, chainId)
    await verifyWallet(config, executor, chainId)
    dispatch({ type: 'checksPassed' })
    const hash = await sendTransaction(config, { ...execution, chainId })
    dispatch({ type: 'sent', hash })
    return hash
  }

  /** Runs the call on the node without sending it: what would be refused is never put before the wallet. */
  async function tryOut(
    account: Address,
    execution: { to: Address; data: `0x${string}` },
    chainId: number,
  ): Promise<void> {
    const client = getClient(config, { chainId })
    if (client === undefined) {
      throw new CheckError('This app is not set up for the chain of this account.')
    }
    try {
      await call(client, { account, ...execution })
    } catch (cause) {
      const text = cause instanceof BaseError ? cause.walk().message : String(cause)
      throw new CheckError(executionSentence(text), { by: 'chain', cause })
    }
  }

  return { flow, execute }
}
