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
export { addDelegate, type AddDelegateParameters } from './endpoints/addDelegate.ts'
export {
  addRecoveryModule,
  type AddRecoveryModuleParameters,
} from './endpoints/addRecoveryModule.ts'
export { clearPortfolio, type ClearPortfolioParameters } from './endpoints/clearPortfolio.ts'
export { confirmMessage, type ConfirmMessageParameters } from './endpoints/confirmMessage.ts'
export {
  confirmTransaction,
  type ConfirmTransactionParameters,
} from './endpoints/confirmTransaction.ts'
export {
  type CounterfactualSafeInput,
  createCounterfactualSafes,
  type CreateCounterfactualSafesParameters,
} from './endpoints/createCounterfactualSafes.ts'
export { decodeData, type DecodeDataParameters } from './endpoints/decodeData.ts'
export {
  deleteAllSubscriptions,
  type DeleteAllSubscriptionsParameters,
} from './endpoints/deleteAllSubscriptions.ts'
export {
  deleteCounterfactualSafes,
  type DeleteCounterfactualSafesParameters,
} from './endpoints/deleteCounterfactualSafes.ts'
export { deleteDelegate, type DeleteDelegateParameters } from './endpoints/deleteDelegate.ts'
export { deleteDevice, type DeleteDeviceParameters } from './endpoints/deleteDevice.ts'
export {
  deleteDeviceSubscriptions,
  type DeleteDeviceSubscriptionsParameters,
} from './endpoints/deleteDeviceSubscriptions.ts'
export {
  deleteRecoveryModule,
  type DeleteRecoveryModuleParameters,
} from './endpoints/deleteRecoveryModule.ts'
export {
  deleteTransaction,
  type DeleteTransactionParameters,
} from './endpoints/deleteTransaction.ts'
export {
  estimateTransaction,
  type EstimateTransactionParameters,
} from './endpoints/estimateTransaction.ts'
export { getAbout } from './endpoints/getAbout.ts'
export { getAllOwnedSafes, type GetAllOwnedSafesParameters } from './endpoints/getAllOwnedSafes.ts'
export { getAuthNonce } from './endpoints/getAuthNonce.ts'
export { getBackbone, type GetBackboneParameters } from './endpoints/getBackbone.ts'
export { getBalances, type GetBalancesParameters } from './endpoints/getBalances.ts'
export { getChain, type GetChainParameters } from './endpoints/getChain.ts'
export { getChainAbout, type GetChainAboutParameters } from './endpoints/getChainAbout.ts'
export { getChains, type GetChainsParameters } from './endpoints/getChains.ts'
export { getCollectibles, type GetCollectiblesParameters } from './endpoints/getCollectibles.ts'
export {
  getCollectiblesPage,
  type GetCollectiblesPageParameters,
} from './endpoints/getCollectiblesPage.ts'
export { getContract, type GetContractParameters } from './endpoints/getContract.ts'
export { getCounterfactualSafes } from './endpoints/getCounterfactualSafes.ts'
export { getDelegates, type GetDelegatesParameters } from './endpoints/getDelegates.ts'
export {
  getDeviceSubscriptions,
  type GetDeviceSubscriptionsParameters,
} from './endpoints/getDeviceSubscriptions.ts'
export { getFiatCodes } from './endpoints/getFiatCodes.ts'
export { getGasPrice, type GetGasPriceParameters } from './endpoints/getGasPrice.ts'
export { getGasTokens, type GetGasTokensParameters } from './endpoints/getGasTokens.ts'
export {
  getIncomingTransfers,
  type GetIncomingTransfersParameters,
} from './endpoints/getIncomingTransfers.ts'
export {
  getIndexingStatus,
  type GetIndexingStatusParameters,
} from './endpoints/getIndexingStatus.ts'
export { getMasterCopies, type GetMasterCopiesParameters } from './endpoints/getMasterCopies.ts'
export { getMessage, type GetMessageParameters } from './endpoints/getMessage.ts'
export { getMessages, type GetMessagesParameters } from './endpoints/getMessages.ts'
export {
  getModuleTransactions,
  type GetModuleTransactionsParameters,
} from './endpoints/getModuleTransactions.ts'
export {
  getMultisigTransactions,
  type GetMultisigTransactionsParameters,
} from './endpoints/getMultisigTransactions.ts'
export { getNonces, type GetNoncesParameters } from './endpoints/getNonces.ts'
export { getOwnedSafes, type GetOwnedSafesParameters } from './endpoints/getOwnedSafes.ts'
export { getPortfolio, type GetPortfolioParameters } from './endpoints/getPortfolio.ts'
export { getPositions, type GetPositionsParameters } from './endpoints/getPositions.ts'
export {
  getRelaysRemaining,
  type GetRelaysRemainingParameters,
} from './endpoints/getRelaysRemaining.ts'
export { getRelayStatus, type GetRelayStatusParameters } from './endpoints/getRelayStatus.ts'
export { getSafeApps, type GetSafeAppsParameters } from './endpoints/getSafeApps.ts'
export { getSafeCreation, type GetSafeCreationParameters } from './endpoints/getSafeCreation.ts'
export { getSafeInfo, type GetSafeInfoParameters } from './endpoints/getSafeInfo.ts'
export { getSafeOverviews, type GetSafeOverviewsParameters } from './endpoints/getSafeOverviews.ts'
export { getServiceChain, type GetServiceChainParameters } from './endpoints/getServiceChain.ts'
export { getServiceChains, type GetServiceChainsParameters } from './endpoints/getServiceChains.ts'
export { getSession } from './endpoints/getSession.ts'
export { getTransaction, type GetTransactionParameters } from './endpoints/getTransaction.ts'
export {
  getTransactionHistory,
  type GetTransactionHistoryParameters,
} from './endpoints/getTransactionHistory.ts'
export {
  getTransactionQueue,
  type GetTransactionQueueParameters,
} from './endpoints/getTransactionQueue.ts'
export { logout } from './endpoints/logout.ts'
export { previewFees, type PreviewFeesParameters } from './endpoints/previewFees.ts'
export {
  previewTransaction,
  type PreviewTransactionParameters,
} from './endpoints/previewTransaction.ts'
export { proposeMessage, type ProposeMessageParameters } from './endpoints/proposeMessage.ts'
export {
  proposeTransaction,
  type ProposeTransactionParameters,
} from './endpoints/proposeTransaction.ts'
export { registerDevice, type RegisterDeviceParameters } from './endpoints/registerDevice.ts'
export { relayTransaction, type RelayTransactionParameters } from './endpoints/relayTransaction.ts'
export { verifyAuth, type VerifyAuthParameters } from './endpoints/verifyAuth.ts'
export {
  type ContentReason,
  GatewayAbortError,
  GatewayContentError,
  GatewayError,
  GatewayHttpError,
  GatewayMismatchError,
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
export { groupMessages } from './lists/groupMessages.ts'
export { groupQueue, type QueueRow } from './lists/groupQueue.ts'
export {
  collectItems,
  iterateItems,
  type IterateOptions,
  iteratePages,
  type PagedCall,
} from './lists/iterate.ts'
export { isUnknown } from './lists/unknownItem.ts'
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
  type About,
  type Backbone,
  type ChainAbout,
  type GasPriceOracle,
  type IndexingStatus,
} from './schemas/about.ts'
export { type Balance, type Balances, type TokenInfo } from './schemas/balance.ts'
export {
  type ChainConfig,
  type ChainFeature,
  type ChainPage,
  type GasPrice,
  type MasterCopy,
  type RpcUri,
} from './schemas/chain.ts'
export { type Collectible, type CollectiblePage } from './schemas/collectible.ts'
export { type Contract } from './schemas/contract.ts'
export { type CounterfactualSafe, type CounterfactualSafes } from './schemas/counterfactual.ts'
export {
  type DataDecoded,
  type DecodedAccuracy,
  type DecodedCall,
  type DecodedParameter,
  type DecodedValue,
} from './schemas/dataDecoded.ts'
export { type Delegate, type DelegatePage } from './schemas/delegate.ts'
export {
  type Message,
  type MessageItem,
  type MessagePage,
  type TypedData,
} from './schemas/message.ts'
export { type DeviceRegistration, type NotificationType } from './schemas/notification.ts'
export { type Page } from './schemas/page.ts'
export { type Portfolio, type Protocol } from './schemas/portfolio.ts'
export { type Address } from './schemas/address.ts'
export { type Hash, type Hex } from './schemas/hex.ts'
export { type OpenEnum } from './schemas/primitives.ts'
export { type AddressInfo } from './schemas/addressInfo.ts'
export { type UnknownMember } from './schemas/union.ts'
export {
  type FeePreview,
  type GasToken,
  type GasTokenPage,
  type Relay,
  type RelaysRemaining,
  type RelayStatus,
} from './schemas/relay.ts'
export { type AllOwnedSafes, type OwnedSafes } from './schemas/ownedSafes.ts'
export { type SafeCreation } from './schemas/safeCreation.ts'
export { type SafeInfo, safeInfoSchema, type VersionState } from './schemas/safeInfo.ts'
export { type SafeNonces } from './schemas/safeNonces.ts'
export { type SafeOverview } from './schemas/safeOverview.ts'
export { type SafeApp } from './schemas/safeApp.ts'
export { type AuthNonce, type Session } from './schemas/session.ts'
export {
  type Confirmation,
  type ConflictType,
  type DetailedExecutionInfo,
  type Estimation,
  type ExecutionInfo,
  type HistoryItem,
  type HistoryPage,
  historyPageSchema,
  type MultisigExecutionDetails,
  type MultisigExecutionInfo,
  type QueueItem,
  type QueuePage,
  queuePageSchema,
  type Transaction,
  type TransactionData,
  type TransactionDetails,
  type TransactionItem,
  transactionDetailsSchema,
  type TransactionPage,
  type TransactionPreview,
  type TransactionStatus,
} from './schemas/transaction.ts'
export {
  type SettingsInfo,
  type TransactionInfo,
  type TransferInfo,
} from './schemas/transactionInfo.ts'
