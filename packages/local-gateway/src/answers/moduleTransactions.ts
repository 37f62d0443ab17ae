import type { Address } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-wire'
import { formatTransactionId, formatTransferId } from '@ghost-pay/safe-protocol'

import type { ChainEvent, EventOf } from '../indexer/ChainEvent.ts'
import { namedAddress, type Names } from './names.ts'
import { transactionInfo } from './transactionInfo.ts'

/** A transaction that a module made for the account. */
export type ModuleTransaction = EventOf<'moduleTransaction'> & { success: boolean }

/** Pairs `SafeModuleTransaction` with the success or failure that follows it in the same Ethereum transaction. */
export function moduleTransactions(
  events: readonly ChainEvent[],
  safe: Address,
): ModuleTransaction[] {
  const found: ModuleTransaction[] = []
  let open: EventOf<'moduleTransaction'>[] = []
  for (const event of events) {
    if (event.emitter !== safe) continue
    if (open.at(-1)?.transactionHash !== event.transactionHash) open = []
    if (event.kind === 'moduleTransaction') open.push(event)
    if (event.kind !== 'moduleExecuted') continue
    const transaction = open.pop()
    if (transaction) found.push({ ...transaction, success: event.success })
  }
  return found
}

/** The id of a module's transaction: the chain's transaction, and the place in it. */
export function moduleTransactionId({ transactionHash, logIndex }: ModuleTransaction): string {
  return formatTransferId({
    kind: 'internal',
    txHash: transactionHash,
    traceAddress: [logIndex],
  })
}

/** A module's transaction as lists show it. */
export function summarizeModuleTransaction(
  transaction: ModuleTransaction,
  safe: Address,
  names: Names,
): Transaction {
  return {
    id: formatTransactionId({
      type: 'module',
      safe,
      moduleTransactionId: moduleTransactionId(transaction),
    }),
    txHash: transaction.transactionHash,
    timestamp: transaction.timestamp,
    txStatus: transaction.success ? 'SUCCESS' : 'FAILED',
    txInfo: transactionInfo({ ...transaction, safe }, names),
    executionInfo: { type: 'MODULE', address: namedAddress(transaction.module, names) },
    safeAppInfo: null,
    note: null,
  }
}
