import { execTransactionCall, type OwnedSignature } from '@ghost-pay/safe-protocol'
import { type Address, BaseError, type Hash, TransactionReceiptNotFoundError } from 'viem'
import { call } from 'viem/actions'
import type { Config } from 'wagmi'
import {
  getClient,
  getTransactionReceipt,
  sendTransaction,
  waitForTransactionReceipt,
} from 'wagmi/actions'

import { CheckError } from './CheckError.ts'
import { receiptOutcome } from './receiptOutcome.ts'
import { executionSentence } from './safeErrors.ts'
import { type SignableTransaction, verifyHash, verifyWallet } from './verifyBeforeSigning.ts'

export type SendExecutionParameters = {
  executor: Address
  signable: SignableTransaction
  gatewayHash: Hash
  signatures: readonly OwnedSignature[]
  /** It is the wallet's turn. */
  onChecksPassed: () => void
}

/**
 * Checks, tries the call out on the node, and has the wallet send it.
 *
 * @returns the hash of the chain's transaction
 * @throws CheckError when something does not hold or the chain would refuse it; whatever the wallet throws
 */
export async function sendExecution(
  config: Config,
  { executor, signable, gatewayHash, signatures, onChecksPassed }: SendExecutionParameters,
): Promise<Hash> {
  await verifyHash(config, signable, gatewayHash)
  const { safe, transaction, chainId } = signable
  const execution = execTransactionCall({ safe, transaction, signatures })
  await tryOut(config, executor, execution, chainId)
  await verifyWallet(config, executor, chainId)
  onChecksPassed()
  return sendTransaction(config, { ...execution, chainId })
}

/** Runs the call on the node without sending it: what would be refused is never put before the wallet. */
async function tryOut(
  config: Config,
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

export type FollowExecutionParameters = {
  hash: Hash
  signable: SignableTransaction
  gatewayHash: Hash
  /** The wallet has sent another transaction in its place, for example with a higher fee. */
  onReplaced: (hash: Hash) => void
}

/** Waits for the receipt. Says whether the account's own call went through. */
export async function followExecution(
  config: Config,
  { hash, signable, gatewayHash, onReplaced }: FollowExecutionParameters,
): Promise<boolean> {
  const receipt = await waitForTransactionReceipt(config, {
    hash,
    chainId: signable.chainId,
    onReplaced: ({ transaction }) => {
      onReplaced(transaction.hash)
    },
  })
  return receiptOutcome(receipt, signable.safe, gatewayHash) === 'succeeded'
}

/** Whether the chain has forgotten a transaction that it had: it went back behind its block. */
export async function isUndone(
  config: Config,
  transaction: { hash: Hash; chainId: number },
): Promise<boolean> {
  try {
    await getTransactionReceipt(config, transaction)
    return false
  } catch (error) {
    // A node that does not answer has said nothing.
    return error instanceof TransactionReceiptNotFoundError
  }
}
