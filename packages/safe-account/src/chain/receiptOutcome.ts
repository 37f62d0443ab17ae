import {
  type Address,
  type Hash,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import { safe130EventsAbi, safeAbi } from '@ghost-pay/safe-protocol'

/**
 * How an execution ended, by its receipt.
 *
 * - `succeeded`, `failed`: the account itself wrote so. A failed call moved nothing, and its nonce is used.
 * - `reverted`: the chain's transaction was undone; for the account nothing has happened.
 * - `unrelated`: a transaction that executed nothing with this hash.
 */
export type ReceiptOutcome = 'succeeded' | 'failed' | 'reverted' | 'unrelated'

/**
 * Reads how an account's transaction ended. A receipt with status success only says that the account was asked: the account
 * itself writes how its call ended (events ExecutionSuccess and ExecutionFailure of the Safe contracts; their hash is indexed
 * since 1.4.1). See behaviour/payments#outcome.
 *
 * @param receipt of the chain's transaction
 * @param safe the account
 * @param safeTxHash the account's transaction
 */
export function receiptOutcome(
  { status, logs }: Pick<TransactionReceipt, 'status' | 'logs'>,
  safe: Address,
  safeTxHash: Hash,
): ReceiptOutcome {
  if (status === 'reverted') return 'reverted'
  const own = logs.filter(({ address }) => isAddressEqual(address, safe))
  const event = endingIn(own, safeTxHash)
  if (event === undefined) return 'unrelated'
  return event.eventName === 'ExecutionSuccess' ? 'succeeded' : 'failed'
}

/**
 * The event in which an account itself has written how its transaction ended; undefined where none of the logs is one.
 *
 * @param logs those of the account itself
 */
export const endingIn = (logs: Parameters<typeof parseEventLogs>[0]['logs'], safeTxHash: Hash) =>
  [safeAbi, safe130EventsAbi]
    .flatMap((abi) =>
      parseEventLogs({ abi, logs, eventName: ['ExecutionSuccess', 'ExecutionFailure'] }),
    )
    .find(({ args }) => args.txHash === safeTxHash)
