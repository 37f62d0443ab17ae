import { array, object, type Output, record } from '../schema.ts'
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
  oneOf,
  openEnum,
  tag,
  text,
  timestamp,
} from './primitives.ts'
import { transactionInfoSchema } from './transactionInfo.ts'

/** How far a transaction is. */
export type TransactionStatus = Output<typeof transactionStatus>
/** How a transaction is, or was, carried out: by owners or by a module. */
export type ExecutionInfo = Output<typeof executionInfoSchema>
/** Nonce and confirmations of a transaction that owners sign. */
export type MultisigExecutionInfo = Extract<ExecutionInfo, { type: 'MULTISIG' }>
/** A transaction as the lists have it. */
export type Transaction = Output<typeof transactionSchema>
/** An item of the history: a transaction, or the label of a day. */
export type HistoryItem = Output<typeof historyItemSchema>
/** A page of the history. */
export type HistoryPage = Output<typeof historyPageSchema>
/** Whether a transaction shares its nonce with the next one of the list. */
export type ConflictType = Output<typeof conflictType>
/** An item of the queue: a transaction, a label, or the header of a conflict. */
export type QueueItem = Output<typeof queueItemSchema>
/** A page of the queue. */
export type QueuePage = Output<typeof queuePageSchema>
/** An owner's signature under a transaction. */
export type Confirmation = Output<typeof confirmationSchema>
/** How a transaction is, or was, carried out, in full. */
export type DetailedExecutionInfo = Output<typeof detailedExecutionInfoSchema>
/** Everything about a transaction that owners sign. */
export type MultisigExecutionDetails = Extract<DetailedExecutionInfo, { type: 'MULTISIG' }>
/** The call that a transaction makes. */
export type TransactionData = Output<typeof transactionDataSchema>
/** A transaction with everything the gateway knows of it. */
export type TransactionDetails = Output<typeof transactionDetailsSchema>

const transactionStatus = openEnum<
  'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'CANCELLED' | 'FAILED' | 'SUCCESS'
>()

const moduleExecution = object({ type: tag<'MODULE'>(), address: addressInfoSchema })

const safeAppInfo = maybe(object({ name: text, url: text, logoUri: maybe(text) }))

const executionInfoSchema = oneOf({
  MULTISIG: object({
    type: tag<'MULTISIG'>(),
    nonce: count,
    confirmationsRequired: count,
    confirmationsSubmitted: count,
    /** Owners who may still sign; `null` unless confirmations are awaited. */
    missingSigners: maybe(array(addressInfoSchema)),
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
export const historyItemSchema = oneOf({
  TRANSACTION: transactionItem,
  DATE_LABEL: dateLabel,
})

/** A page of the history. */
export const historyPageSchema = pageSchema(historyItemSchema)

/** An item of the queue. */
export const queueItemSchema = oneOf({
  TRANSACTION: transactionItem,
  LABEL: object({ type: tag<'LABEL'>(), label: openEnum<'Next' | 'Queued'>() }),
  CONFLICT_HEADER: object({ type: tag<'CONFLICT_HEADER'>(), nonce: count }),
})

/** A page of the queue. */
export const queuePageSchema = pageSchema(queueItemSchema)

/** Transactions without labels, as `getMultisigTransactions` and its like have them. */
export const transactionPageSchema = pageSchema(oneOf({ TRANSACTION: transactionItem }))
/** A page of transactions without labels. */
export type TransactionPage = Output<typeof transactionPageSchema>

const confirmationSchema = object({
  signer: addressInfoSchema,
  signature: maybe(hexSchema),
  submittedAt: timestamp,
})

const detailedExecutionInfoSchema = oneOf({
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
    signers: array(addressInfoSchema),
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

/** The call that a transaction makes; the value in base units. */
export const transactionDataSchema = object({
  hexData: maybe(hexSchema),
  dataDecoded: maybe(dataDecodedSchema),
  to: addressInfoSchema,
  value: maybe(amount),
  /** 0 is a call, 1 a delegatecall. */
  operation: count,
  /** `null` for a call; `false` for a delegatecall is a danger. */
  trustedDelegateCallTarget: maybe(flag),
  addressInfoIndex: maybe(record(addressInfoSchema)),
  tokenInfoIndex: maybe(record(tokenInfoSchema)),
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
/** What a transaction would be. */
export type TransactionPreview = Output<typeof transactionPreviewSchema>

/** Gas of a call, and the nonces of its account. */
export const estimationSchema = object({
  currentNonce: count,
  recommendedNonce: count,
  safeTxGas: amount,
})
/** Gas of a call, and the nonces of its account. */
export type Estimation = Output<typeof estimationSchema>
