import type { Address } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-wire'
import { formatTransactionId, formatTransferId } from '@ghost-pay/safe-protocol'

import type { EventOf } from '../indexer/ChainEvent.ts'
import { namedAddress, type Names } from './names.ts'
import { transactionInfo } from './transactionInfo.ts'

/** A transaction that a module made for the account: `SafeModuleTransaction` with the success or failure that follows it. */
export type ModuleTransaction = EventOf<'moduleTransaction'> & { success: boolean }

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
