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
