export type { AccountFacts, KnownContract, OnChain } from './chain/AccountFacts.ts'
export { allowanceModulesIn } from './chain/allowanceModulesIn.ts'
export type { ChainClient } from './chain/ChainClient.ts'
export { findExecution, type FoundExecution } from './chain/findExecution.ts'
export { isContractAt } from './chain/isContractAt.ts'
export { isTransportError } from './chain/isTransportError.ts'
export { type AccountOnChain, readAccount } from './chain/readAccount.ts'
export { readAccountFacts } from './chain/readAccountFacts.ts'
export { type ListedAccount, readAccounts } from './chain/readAccounts.ts'
export { type CollectibleId, readCollectibleOwners } from './chain/readCollectibleOwners.ts'
export { readForeign } from './chain/readForeign.ts'
export { type Holding, readHoldings } from './chain/readHoldings.ts'
export { readMultiSend } from './chain/readMultiSend.ts'
export { readReceipt } from './chain/readReceipt.ts'
export {
  readSpendingLimits,
  type SpendingLimit,
  type SpendingLimits,
} from './chain/readSpendingLimits.ts'
export { readToken } from './chain/readToken.ts'
export { readTokensAt } from './chain/readTokensAt.ts'
export { readTransactionHash } from './chain/readTransactionHash.ts'
export type { ReceiptOutcome } from './chain/receiptOutcome.ts'
export {
  type CheckedSignature,
  checkSignatures,
  type SignatureWorth,
} from './checks/checkSignatures.ts'
export { countedSignatures, hasSigned } from './checks/countedSignatures.ts'
export { disagreements } from './checks/disagreements.ts'
export type { ExecutedName, SentCall } from './checks/executedWith.ts'
export { knownInfo } from './checks/knownInfo.ts'
export { type Listing, listingOf } from './checks/listingOf.ts'
export { readExecuted } from './checks/readExecuted.ts'
export { type ExecutionOnChain, readExecutionSignatures } from './checks/readExecutionSignatures.ts'
export { type Mined, readMined } from './checks/readMined.ts'
export {
  readReceiptOutcome,
  type ReadReceiptOutcomeParameters,
} from './checks/readReceiptOutcome.ts'
export { readSignatures } from './checks/readSignatures.ts'
export { readWhatIsThere, type WhatIsThere } from './checks/readWhatIsThere.ts'
export {
  type SignableFromDetails,
  signableFromDetails,
  type Unreadable,
} from './signing/signableFromDetails.ts'
export type { SignableTransaction } from './signing/SignableTransaction.ts'
export type { Signed } from './signing/Signed.ts'
