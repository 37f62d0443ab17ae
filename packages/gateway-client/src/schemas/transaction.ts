import * as v from 'valibot'

import { tokenInfoSchema } from './balance.ts'
import { dataDecodedSchema } from './dataDecoded.ts'
import { pageSchema } from './page.ts'
import {
  addressInfoSchema,
  addressSchema,
  amount,
  count,
  flag,
  hashSchema,
  hexSchema,
  listOf,
  maybe,
  object,
  oneOf,
  openEnum,
  tag,
  text,
  timestamp,
} from './primitives.ts'
import { transactionInfoSchema } from './transactionInfo.ts'

export type TransactionStatus = v.InferOutput<typeof transactionStatus>
export type ExecutionInfo = v.InferOutput<typeof executionInfoSchema>
export type MultisigExecutionInfo = Extract<ExecutionInfo, { type: 'MULTISIG' }>
export type Transaction = v.InferOutput<typeof transactionSchema>
export type HistoryItem = v.InferOutput<typeof historyItemSchema>
export type HistoryPage = v.InferOutput<typeof historyPageSchema>
export type ConflictType = v.InferOutput<typeof conflictType>
export type QueueItem = v.InferOutput<typeof queueItemSchema>
export type QueuePage = v.InferOutput<typeof queuePageSchema>
export type Confirmation = v.InferOutput<typeof confirmationSchema>
export type DetailedExecutionInfo = v.InferOutput<typeof detailedExecutionInfoSchema>
export type MultisigExecutionDetails = Extract<DetailedExecutionInfo, { type: 'MULTISIG' }>
export type TransactionData = v.InferOutput<typeof transactionDataSchema>
export type TransactionDetails = v.InferOutput<typeof transactionDetailsSchema>

const transactionStatus = openEnum<
  'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'CANCELLED' | 'FAILED' | 'SUCCESS'
>()

const moduleExecution = object({ type: tag<'MODULE'>(), address: addressInfoSchema })

const safeAppInfo = maybe(object({ name: text, url: text, logoUri: maybe(text) }))

const executionInfoSchema = oneOf('type', {
  MULTISIG: object({
    type: tag<'MULTISIG'>(),
    nonce: count,
    confirmationsRequired: count,
    confirmationsSubmitted: count,
    /** Owners who may still sign; `null` unless confirmations are awaited. */
    missingSigners: maybe(v.array(addressInfoSchema)),
  }),
  MODULE: moduleExecution,
})

/** A transaction as the lists have it. */
export const transactionSchema = object({
  id: text,
  txHash: maybe(hashSchema),
  timestamp,
  txStatus: transactionStatus,
  txInfo: transactionInfoSchema,
  executionInfo: maybe(executionInfoSchema),
  safeAppInfo,
  note: maybe(text),
})

const conflictType = openEnum<'None' | 'HasNext' | 'End'>()

const transactionItem = object({
  type: tag<'TRANSACTION'>(),
  transaction: transactionSchema,
  conflictType,
})
const dateLabel = object({ type: tag<'DATE_LABEL'>(), timestamp })

/** Date labels come at the first transaction of a day or at 00:00 UTC, by the gateway's age: `groupHistory` ignores them. */
export const historyItemSchema = oneOf('type', {
  TRANSACTION: transactionItem,
  DATE_LABEL: dateLabel,
})

export const historyPageSchema = pageSchema(historyItemSchema)

export const queueItemSchema = oneOf('type', {
  TRANSACTION: transactionItem,
  LABEL: object({ type: tag<'LABEL'>(), label: openEnum<'Next' | 'Queued'>() }),
  CONFLICT_HEADER: object({ type: tag<'CONFLICT_HEADER'>(), nonce: count }),
})

export const queuePageSchema = pageSchema(queueItemSchema)

/** Transactions without labels, as `getMultisigTransactions` and its like have them. */
export const transactionPageSchema = pageSchema(oneOf('type', { TRANSACTION: transactionItem }))
export type TransactionPage = v.InferOutput<typeof transactionPageSchema>

const confirmationSchema = object({
  signer: addressInfoSchema,
  signature: maybe(hexSchema),
  submittedAt: timestamp,
})

const detailedExecutionInfoSchema = oneOf('type', {
  MULTISIG: object({
    type: tag<'MULTISIG'>(),
    submittedAt: timestamp,
    nonce: count,
    safeTxGas: amount,
    baseGas: amount,
    gasPrice: amount,
    gasToken: addressSchema,
    fee: maybe(amount),
    payment: maybe(amount),
    refundReceiver: addressInfoSchema,
    safeTxHash: hashSchema,
    executor: maybe(addressInfoSchema),
    /** The account's current owners. */
    signers: v.array(addressInfoSchema),
    confirmationsRequired: count,
    confirmations: listOf(confirmationSchema),
    rejectors: listOf(addressInfoSchema),
    gasTokenInfo: maybe(tokenInfoSchema),
    /** Whether an owner or a delegate ever signed it. */
    trusted: maybe(flag),
    proposer: maybe(addressInfoSchema),
    proposedByDelegate: maybe(addressInfoSchema),
  }),
  MODULE: moduleExecution,
})

export const transactionDataSchema = object({
  hexData: maybe(hexSchema),
  dataDecoded: maybe(dataDecodedSchema),
  to: addressInfoSchema,
  value: maybe(amount),
  /** 0 is a call, 1 a delegatecall. */
  operation: count,
  /** `null` for a call; `false` for a delegatecall is a danger. */
  trustedDelegateCallTarget: maybe(flag),
  addressInfoIndex: maybe(v.record(text, addressInfoSchema)),
  tokenInfoIndex: maybe(
    v.record(text, object({ ...tokenInfoSchema.entries, trusted: maybe(flag) })),
  ),
})

/** A transaction with everything the gateway knows of it. */
export const transactionDetailsSchema = object({
  safeAddress: addressSchema,
  txId: text,
  executedAt: maybe(timestamp),
  txStatus: transactionStatus,
  txInfo: transactionInfoSchema,
  txData: maybe(transactionDataSchema),
  txHash: maybe(hashSchema),
  detailedExecutionInfo: maybe(detailedExecutionInfoSchema),
  safeAppInfo,
  note: maybe(text),
})

/** What a transaction would be; nothing is stored. */
export const transactionPreviewSchema = object({
  txInfo: transactionInfoSchema,
  txData: maybe(transactionDataSchema),
})
export type TransactionPreview = v.InferOutput<typeof transactionPreviewSchema>

export const estimationSchema = object({
  currentNonce: count,
  recommendedNonce: count,
  safeTxGas: amount,
})
export type Estimation = v.InferOutput<typeof estimationSchema>
