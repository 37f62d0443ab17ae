import { type Address, zeroAddress } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-wire'
import { formatTransactionId, formatTransferId } from '@ghost-pay/safe-protocol'

import type { EventOf } from '../indexer/ChainEvent.ts'
import { namedAddress, type Names } from './names.ts'
import { type TransactionInfo, transactionInfo, unknownCall } from './transactionInfo.ts'

/** A transaction that a module made for the account, and how it ended. */
export type ModuleTransaction = EventOf<'moduleTransaction'> & {
  success: boolean
  /** False where only the event of its end is known: then the fields of its call mean nothing. */
  isCallKnown: boolean
}

/** Puts a module's call and its end together. */
export const moduleTransaction = (
  call: EventOf<'moduleTransaction'>,
  { success }: EventOf<'moduleExecuted'>,
): ModuleTransaction => ({ ...call, success, isCallKnown: true })

/** A module's transaction of which only the end is known. */
export function unknownModuleTransaction({
  kind: _,
  ...executed
}: EventOf<'moduleExecuted'>): ModuleTransaction {
  const fields = { to: zeroAddress, value: 0n, data: '0x', operation: 0 } as const
  return { ...executed, kind: 'moduleTransaction', ...fields, isCallKnown: false }
}

/** What a module's transaction does. */
export function moduleInfo(
  transaction: ModuleTransaction,
  safe: Address,
  names: Names,
): TransactionInfo {
  return transaction.isCallKnown ? transactionInfo({ ...transaction, safe }, names) : unknownCall
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
    txInfo: moduleInfo(transaction, safe, names),
    executionInfo: { type: 'MODULE', address: namedAddress(transaction.module, names) },
    safeAppInfo: null,
    note: null,
  }
}
