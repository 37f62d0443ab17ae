export {
  createGatewayClient,
  defaultBaseUrl,
  type GatewayClient,
  type GatewayClientOptions,
  type IncomingResponse,
  type OutgoingRequest,
  type RetryOptions,
  type ValidationMode,
} from './client.ts'
export {
  confirmTransaction,
  type ConfirmTransactionParameters,
} from './endpoints/confirmTransaction.ts'
export {
  estimateTransaction,
  type EstimateTransactionParameters,
} from './endpoints/estimateTransaction.ts'
export { getAllOwnedSafes, type GetAllOwnedSafesParameters } from './endpoints/getAllOwnedSafes.ts'
export { getBalances, type GetBalancesParameters } from './endpoints/getBalances.ts'
export { getChain, type GetChainParameters } from './endpoints/getChain.ts'
export { getChains, type GetChainsParameters } from './endpoints/getChains.ts'
export { getNonces, type GetNoncesParameters } from './endpoints/getNonces.ts'
export { getOwnedSafes, type GetOwnedSafesParameters } from './endpoints/getOwnedSafes.ts'
export { getSafeInfo, type GetSafeInfoParameters } from './endpoints/getSafeInfo.ts'
export { getTransaction, type GetTransactionParameters } from './endpoints/getTransaction.ts'
export {
  getTransactionHistory,
  type GetTransactionHistoryParameters,
} from './endpoints/getTransactionHistory.ts'
export {
  getTransactionQueue,
  type GetTransactionQueueParameters,
} from './endpoints/getTransactionQueue.ts'
export {
  proposeTransaction,
  type ProposeTransactionParameters,
} from './endpoints/proposeTransaction.ts'
export {
  type ContentReason,
  GatewayAbortError,
  GatewayContentError,
  GatewayError,
  GatewayHttpError,
  GatewayNetworkError,
  GatewayPageUrlError,
  GatewayParameterError,
  GatewayRedirectError,
  type GatewayRequestInfo,
  GatewayTimeoutError,
  GatewayValidationError,
  type ValidationIssue,
} from './errors.ts'
export { type Cursor, formatCursor, parseCursor } from './http/cursor.ts'
export { buildQueue } from './lists/buildQueue.ts'
export { type Day } from './lists/groupByDay.ts'
export { groupHistory } from './lists/groupHistory.ts'
export { groupQueue, type QueueRow } from './lists/groupQueue.ts'
export { collectItems, iterateItems, iteratePages, type PagedCall } from './lists/iterate.ts'
export {
  type AmountInput,
  type CallInput,
  type CountInput,
  type PageOptions,
  type RequestOptions,
  type SafeId,
  type TransactionInput,
} from './parameters.ts'
export { type Output, type Schema } from './schema.ts'
export {
  type Balance,
  type Balances,
  balanceSchema,
  balancesSchema,
  type TokenInfo,
  tokenInfoSchema,
} from './schemas/balance.ts'
export {
  type ChainConfig,
  type ChainFeature,
  type ChainPage,
  chainPageSchema,
  chainSchema,
  type GasPrice,
  masterCopiesSchema,
  type MasterCopy,
  type RpcUri,
} from './schemas/chain.ts'
export {
  type DataDecoded,
  dataDecodedSchema,
  type DecodedAccuracy,
  type DecodedCall,
  type DecodedParameter,
  type DecodedValue,
} from './schemas/dataDecoded.ts'
export { type Page, pageSchema } from './schemas/page.ts'
export {
  type Address,
  type AddressInfo,
  type Hash,
  type Hex,
  type OpenEnum,
  type UnknownMember,
} from './schemas/primitives.ts'
export {
  type AllOwnedSafes,
  allOwnedSafesSchema,
  type OwnedSafes,
  ownedSafesSchema,
  type SafeCreation,
  safeCreationSchema,
  type SafeInfo,
  safeInfoSchema,
  type SafeNonces,
  safeNoncesSchema,
  type SafeOverview,
  safeOverviewSchema,
  type VersionState,
} from './schemas/safe.ts'
export {
  type Confirmation,
  type ConflictType,
  type DetailedExecutionInfo,
  type Estimation,
  estimationSchema,
  type ExecutionInfo,
  type HistoryItem,
  historyItemSchema,
  type HistoryPage,
  historyPageSchema,
  type MultisigExecutionDetails,
  type MultisigExecutionInfo,
  type QueueItem,
  queueItemSchema,
  type QueuePage,
  queuePageSchema,
  type Transaction,
  type TransactionData,
  transactionDataSchema,
  type TransactionDetails,
  transactionDetailsSchema,
  type TransactionPage,
  transactionPageSchema,
  type TransactionPreview,
  transactionPreviewSchema,
  transactionSchema,
  type TransactionStatus,
} from './schemas/transaction.ts'
export {
  type SettingsInfo,
  settingsInfoSchema,
  type TransactionInfo,
  transactionInfoSchema,
  type TransferInfo,
  transferInfoSchema,
} from './schemas/transactionInfo.ts'
