export { GatewayProvider, type GatewayProviderProps } from './GatewayProvider.tsx'
export {
  gatewayKey,
  ownerKey,
  safeKey,
  type SafePart,
  safePartKey,
  transactionKey,
} from './keys.ts'
export { useGateway } from './useGateway.ts'
export { type MaybeSafeId } from './parameters.ts'
export { settleQueue } from './settleQueue.ts'
export {
  estimateTransactionQueryOptions,
  type EstimateTransactionQueryParameters,
} from './queries/estimateTransaction.ts'
export { getAllOwnedSafesQueryOptions } from './queries/getAllOwnedSafes.ts'
export { getBalancesQueryOptions, type GetBalancesQueryParameters } from './queries/getBalances.ts'
export { getChainQueryOptions } from './queries/getChain.ts'
export { getChainsQueryOptions } from './queries/getChains.ts'
export { getNoncesQueryOptions, type GetNoncesQueryParameters } from './queries/getNonces.ts'
export {
  getOwnedSafesQueryOptions,
  type GetOwnedSafesQueryParameters,
} from './queries/getOwnedSafes.ts'
export { getSafeInfoQueryOptions, type GetSafeInfoQueryParameters } from './queries/getSafeInfo.ts'
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
  confirmTransactionMutationOptions,
  type ConfirmTransactionVariables,
} from './mutations/confirmTransaction.ts'
export { proposeTransactionMutationOptions } from './mutations/proposeTransaction.ts'
