export {
  entrustedIn,
  type Given,
  givenIn,
  payeesOf,
  refundTokenOf,
  tokensIn,
} from './transactionParts.ts'
export { type OwnersMoved, ownersMoved } from './ownersMoved.ts'
export { contractsOfUpdate, contractsToTrust } from './contractsToTrust.ts'
export { type Call, type CallParts, callParts, callsInBoth } from './isSameCalls.ts'
export {
  type OwnerCall,
  ownerCall,
  type OwnerChange,
  type OwnerMeaning,
  ownerMeaning,
  type OwnerProblem,
  ownerProblem,
  type Ownership,
  ownershipAfter,
} from './ownerChange.ts'
export { draftTransaction, isBatch } from './draftTransaction.ts'
