import type * as Wire from '@ghost-pay/gateway-wire'

import { array, object, record, type Schema } from '../schema.ts'
import { type Address, addressSchema } from './address.ts'
import { type AddressInfo, addressInfoSchema } from './addressInfo.ts'
import { amount } from './amounts.ts'
import { type TokenInfo, tokenInfoSchema } from './balance.ts'
import { callSchema, type DataDecoded } from './dataDecoded.ts'
import { type Hash, hashSchema, type Hex, hexSchema } from './hex.ts'
import { count } from './numbers.ts'
import { type Operation, operation } from './operation.ts'
import { type Page, unionPageSchema } from './page.ts'
import { flag, listOf, maybe, type OpenEnum, openEnum, tag, text } from './primitives.ts'
import { timestamp } from './times.ts'
import { type TransactionInfo, transactionInfoSchema } from './transactionInfo.ts'
import { oneOf, type UnknownMember } from './union.ts'

/** How far a transaction is. */
export type TransactionStatus = OpenEnum<
  'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'CANCELLED' | 'FAILED' | 'SUCCESS'
>
/** How a transaction is, or was, carried out: by owners or by a module. */
export type ExecutionInfo = MultisigExecutionInfo | ModuleExecutionInfo | UnknownMember
/** The module that carried a transaction out. */
export type ModuleExecutionInfo = {
  type: 'MODULE'
  address: AddressInfo
}
/** Nonce and confirmations of a transaction that owners sign. */
export type MultisigExecutionInfo = {
  type: 'MULTISIG'
  nonce: number
  /** The account's threshold. */
  confirmationsRequired: number
  /** Owners who have signed. */
  confirmationsSubmitted: number
  /** Owners who may still sign; `null` unless confirmations are awaited. */
  missingSigners: AddressInfo[] | null
}
/** The app a transaction was made with. */
export type SafeAppInfo = {
  name: string
  url: string
  logoUri: string | null
}
/** A transaction as the lists have it. */
export type Transaction = {
  /** `multisig_…`, `module_…`, `transfer_…` or `creation_…`, each with the account after it. */
  id: string
  /** Of the transaction on chain, once it is there. */
  txHash: Hash | null
  /** When it was executed or proposed, in milliseconds. */
  timestamp: number
  txStatus: TransactionStatus
  /** What it does. */
  txInfo: TransactionInfo
  /** Who carries it out; `null` for what came in. */
  executionInfo: ExecutionInfo | null
  /** The app it was made with, if it said so. */
  safeAppInfo: SafeAppInfo | null
  /** The proposer's own words. */
  note: string | null
}
/** A transaction in a list. */
export type TransactionItem = {
  type: 'TRANSACTION'
  transaction: Transaction
  conflictType: ConflictType
}
/** An item of the history: a transaction, or the label of a day. */
export type HistoryItem =
  | TransactionItem
  | {
      type: 'DATE_LABEL'
      timestamp: number
    }
  | UnknownMember
/** A page of the history. */
export type HistoryPage = Page<HistoryItem>
/** Whether a transaction shares its nonce with the next one of the list. */
export type ConflictType = OpenEnum<'None' | 'HasNext' | 'End'>
/** An item of the queue: a transaction, a label, or the header of a conflict. */
export type QueueItem =
  | TransactionItem
  | {
      type: 'LABEL'
      label: OpenEnum<'Next' | 'Queued'>
    }
  | {
      type: 'CONFLICT_HEADER'
      nonce: number
    }
  | UnknownMember
/** A page of the queue. */
export type QueuePage = Page<QueueItem>
/** An owner's signature under a transaction. */
export type Confirmation = {
  signer: AddressInfo
  signature: Hex | null
  /** Milliseconds since 1970. */
  submittedAt: number
}
/** How a transaction is, or was, carried out, in full. */
export type DetailedExecutionInfo = MultisigExecutionDetails | ModuleExecutionInfo | UnknownMember
/** Everything about a transaction that owners sign. */
export type MultisigExecutionDetails = {
  type: 'MULTISIG'
  /** Milliseconds since 1970. */
  submittedAt: number
  nonce: number
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  fee: bigint | null
  payment: bigint | null
  /** Who gets the gas back; the zero address is the sender of the execution. */
  refundReceiver: AddressInfo
  /** What the owners sign. */
  safeTxHash: Hash
  /** Who sent it to the chain. */
  executor: AddressInfo | null
  /** The account's current owners. */
  signers: AddressInfo[]
  /** The account's threshold. */
  confirmationsRequired: number
  confirmations: Confirmation[]
  /** Owners who have signed a rejection with the same nonce. */
  rejectors: AddressInfo[]
  gasTokenInfo: TokenInfo | null
  /** Whether an owner or a delegate ever signed it. */
  trusted: boolean | null
  proposer: AddressInfo | null
  proposedByDelegate: AddressInfo | null
}
/** The call that a transaction makes. */
export type TransactionData = {
  /** Calldata. */
  hexData: Hex | null
  /** Calldata, read by the gateway: an explanation, not what is signed. */
  dataDecoded: DataDecoded | null
  to: AddressInfo
  value: bigint | null
  /** 0 is a call, 1 a delegatecall. */
  operation: Operation
  /** `null` for a call; `false` for a delegatecall is a danger. */
  trustedDelegateCallTarget: boolean | null
  addressInfoIndex: Record<string, AddressInfo> | null
  tokenInfoIndex: Record<string, TokenInfo> | null
}
/** A transaction with everything the gateway knows of it. */
export type TransactionDetails = {
  safeAddress: Address
  /** As in the lists. */
  txId: string
  /** Milliseconds since 1970. */
  executedAt: number | null
  txStatus: TransactionStatus
  /** What it does. */
  txInfo: TransactionInfo
  /** The call it makes. */
  txData: TransactionData | null
  /** Of the transaction on chain, once it is there. */
  txHash: Hash | null
  detailedExecutionInfo: DetailedExecutionInfo | null
  safeAppInfo: SafeAppInfo | null
  note: string | null
}

const transactionStatus = openEnum<
  'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'CANCELLED' | 'FAILED' | 'SUCCESS'
>()

const moduleExecution = object({ type: tag<'MODULE'>(), address: addressInfoSchema })

const safeAppInfo = maybe(object({ name: text, url: text, logoUri: maybe(text) }))

const executionInfoSchema: Schema<
  ExecutionInfo,
  Wire.MultisigExecutionInfo | Wire.ModuleExecutionInfo
> = oneOf({
  MULTISIG: object({
    type: tag<'MULTISIG'>(),
    nonce: count,
    confirmationsRequired: count,
    confirmationsSubmitted: count,
    missingSigners: maybe(array(addressInfoSchema)),
  }),
  MODULE: moduleExecution,
})

/** A transaction as the lists have it. */
export const transactionSchema: Schema<Transaction, Wire.Transaction> = object({
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
export const historyItemSchema: Schema<HistoryItem, Wire.TransactionItemPage['results'][number]> =
  oneOf({
    TRANSACTION: transactionItem,
    DATE_LABEL: dateLabel,
  })

/** A page of the history. */
export const historyPageSchema: Schema<HistoryPage> = unionPageSchema(
  historyItemSchema,
) satisfies Schema<HistoryPage, Wire.TransactionItemPage>

/** An item of the queue. */
export const queueItemSchema: Schema<QueueItem, Wire.QueuedItemPage['results'][number]> = oneOf({
  TRANSACTION: transactionItem,
  LABEL: object({ type: tag<'LABEL'>(), label: openEnum<'Next' | 'Queued'>() }),
  CONFLICT_HEADER: object({ type: tag<'CONFLICT_HEADER'>(), nonce: count }),
})

/** A page of the queue. */
export const queuePageSchema: Schema<QueuePage> = unionPageSchema(queueItemSchema) satisfies Schema<
  QueuePage,
  Wire.QueuedItemPage
>

/** Transactions without labels, as `getMultisigTransactions` and its like have them. */
export const transactionPageSchema: Schema<TransactionPage> = unionPageSchema(
  oneOf({ TRANSACTION: transactionItem }),
) satisfies Schema<
  TransactionPage,
  Wire.IncomingTransferPage | Wire.ModuleTransactionPage | Wire.MultisigTransactionPage
>
/** A page of transactions without labels. */
export type TransactionPage = Page<TransactionItem | UnknownMember>

const confirmationSchema: Schema<Confirmation, Wire.MultisigConfirmationDetails> = object({
  signer: addressInfoSchema,
  signature: maybe(hexSchema),
  submittedAt: timestamp,
})

const detailedExecutionInfoSchema: Schema<
  DetailedExecutionInfo,
  Wire.MultisigExecutionDetails | Wire.ModuleExecutionDetails
> = oneOf({
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
    signers: array(addressInfoSchema),
    confirmationsRequired: count,
    confirmations: listOf(confirmationSchema),
    rejectors: listOf(addressInfoSchema),
    gasTokenInfo: maybe(tokenInfoSchema),
    trusted: maybe(flag),
    proposer: maybe(addressInfoSchema),
    proposedByDelegate: maybe(addressInfoSchema),
  }),
  MODULE: moduleExecution,
})

/** The call that a transaction makes; the value in base units. */
export const transactionDataSchema: Schema<TransactionData, Wire.TransactionData> = object({
  hexData: maybe(hexSchema),
  dataDecoded: maybe(callSchema),
  to: addressInfoSchema,
  value: maybe(amount),
  operation,
  trustedDelegateCallTarget: maybe(flag),
  addressInfoIndex: maybe(record(addressInfoSchema)),
  tokenInfoIndex: maybe(record(tokenInfoSchema)),
})

/** A transaction with everything the gateway knows of it. */
export const transactionDetailsSchema: Schema<TransactionDetails> = object({
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
}) satisfies Schema<TransactionDetails, Wire.TransactionDetails>

/** What a transaction would be; nothing is stored. */
export const transactionPreviewSchema: Schema<TransactionPreview> = object({
  txInfo: transactionInfoSchema,
  txData: maybe(transactionDataSchema),
}) satisfies Schema<TransactionPreview, Wire.TransactionPreview>
/** What a transaction would be. */
export type TransactionPreview = {
  txInfo: TransactionInfo
  txData: TransactionData | null
}

/** Gas of a call, and the nonces of its account. */
export const estimationSchema: Schema<Estimation> = object({
  currentNonce: count,
  recommendedNonce: count,
  safeTxGas: amount,
}) satisfies Schema<Estimation, Wire.EstimationResponse>
/** Gas of a call, and the nonces of its account. */
export type Estimation = {
  currentNonce: number
  recommendedNonce: number
  /** In units of gas. */
  safeTxGas: bigint
}
