export { GatewayProvider, type GatewayProviderProps, useGateway } from './client.ts'
export {
  gatewayKey,
  ownerKey,
  safeKey,
  type SafePart,
  safePartKey,
  transactionKey,
} from './keys.ts'
export { followSafe, type FollowSafeOptions } from './followSafe.ts'
export {
  type PagesOptions,
  type ReadOptions,
  type WaitingPagesOptions,
  type WaitingReadOptions,
} from './options.ts'
export { type MaybeSafeId } from './parameters.ts'
export { gatewayDehydrate, gatewayHydrate } from './serialization.ts'
export { decodeDataQueryOptions, type DecodeDataQueryParameters } from './queries/decodeData.ts'
export {
  estimateTransactionQueryOptions,
  type EstimateTransactionQueryParameters,
} from './queries/estimateTransaction.ts'
export { getAboutQueryOptions } from './queries/getAbout.ts'
export { getAllOwnedSafesQueryOptions } from './queries/getAllOwnedSafes.ts'
export { getBackboneQueryOptions } from './queries/getBackbone.ts'
export { getBalancesQueryOptions, type GetBalancesQueryParameters } from './queries/getBalances.ts'
export { getChainQueryOptions, type GetChainQueryParameters } from './queries/getChain.ts'
export { getChainAboutQueryOptions } from './queries/getChainAbout.ts'
export { getChainsQueryOptions } from './queries/getChains.ts'
export {
  getCollectiblesPageQueryOptions,
  type GetCollectiblesPageQueryParameters,
} from './queries/getCollectiblesPage.ts'
export { getContractQueryOptions, type GetContractQueryParameters } from './queries/getContract.ts'
export { getCounterfactualSafesQueryOptions } from './queries/getCounterfactualSafes.ts'
export { getDelegatesQueryOptions } from './queries/getDelegates.ts'
export { getFiatCodesQueryOptions } from './queries/getFiatCodes.ts'
export { getGasPriceQueryOptions } from './queries/getGasPrice.ts'
export { getGasTokensQueryOptions } from './queries/getGasTokens.ts'
export {
  getIncomingTransfersQueryOptions,
  type GetIncomingTransfersQueryParameters,
} from './queries/getIncomingTransfers.ts'
export { getIndexingStatusQueryOptions } from './queries/getIndexingStatus.ts'
export { getMasterCopiesQueryOptions } from './queries/getMasterCopies.ts'
export { getMessageQueryOptions, type GetMessageQueryParameters } from './queries/getMessage.ts'
export { getMessagesQueryOptions, type GetMessagesQueryParameters } from './queries/getMessages.ts'
export {
  getModuleTransactionsQueryOptions,
  type GetModuleTransactionsQueryParameters,
} from './queries/getModuleTransactions.ts'
export {
  getMultisigTransactionsQueryOptions,
  type GetMultisigTransactionsQueryParameters,
} from './queries/getMultisigTransactions.ts'
export { getNoncesQueryOptions, type GetNoncesQueryParameters } from './queries/getNonces.ts'
export {
  getOwnedSafesQueryOptions,
  type GetOwnedSafesQueryParameters,
} from './queries/getOwnedSafes.ts'
export {
  getPortfolioQueryOptions,
  type GetPortfolioQueryParameters,
} from './queries/getPortfolio.ts'
export {
  getPositionsQueryOptions,
  type GetPositionsQueryParameters,
} from './queries/getPositions.ts'
export {
  getRelaysRemainingQueryOptions,
  type GetRelaysRemainingQueryParameters,
} from './queries/getRelaysRemaining.ts'
export {
  getRelayStatusQueryOptions,
  type GetRelayStatusQueryParameters,
} from './queries/getRelayStatus.ts'
export { getSafeAppsQueryOptions } from './queries/getSafeApps.ts'
export {
  getSafeCreationQueryOptions,
  type GetSafeCreationQueryParameters,
} from './queries/getSafeCreation.ts'
export { getSafeInfoQueryOptions, type GetSafeInfoQueryParameters } from './queries/getSafeInfo.ts'
export { getSafeOverviewsQueryOptions } from './queries/getSafeOverviews.ts'
export { getServiceChainQueryOptions } from './queries/getServiceChain.ts'
export { getServiceChainsQueryOptions } from './queries/getServiceChains.ts'
export { getSessionQueryOptions } from './queries/getSession.ts'
export {
  getTransactionQueryOptions,
  type GetTransactionQueryParameters,
} from './queries/getTransaction.ts'
export {
  getTransactionHistoryQueryOptions,
  type GetTransactionHistoryQueryParameters,
} from './queries/getTransactionHistory.ts'
export {
  getTransactionQueueQueryOptions,
  type GetTransactionQueueQueryParameters,
} from './queries/getTransactionQueue.ts'
export {
  previewTransactionQueryOptions,
  type PreviewTransactionQueryParameters,
} from './queries/previewTransaction.ts'
export { addDelegateMutationOptions } from './mutations/addDelegate.ts'
export {
  confirmMessageMutationOptions,
  type ConfirmMessageVariables,
} from './mutations/confirmMessage.ts'
export {
  confirmTransactionMutationOptions,
  type ConfirmTransactionVariables,
} from './mutations/confirmTransaction.ts'
export { createCounterfactualSafesMutationOptions } from './mutations/createCounterfactualSafes.ts'
export { deleteCounterfactualSafesMutationOptions } from './mutations/deleteCounterfactualSafes.ts'
export { deleteDelegateMutationOptions } from './mutations/deleteDelegate.ts'
export {
  deleteTransactionMutationOptions,
  type DeleteTransactionVariables,
} from './mutations/deleteTransaction.ts'
export { logoutMutationOptions } from './mutations/logout.ts'
export { proposeMessageMutationOptions } from './mutations/proposeMessage.ts'
export { proposeTransactionMutationOptions } from './mutations/proposeTransaction.ts'
export { relayTransactionMutationOptions } from './mutations/relayTransaction.ts'
export { verifyAuthMutationOptions } from './mutations/verifyAuth.ts'
