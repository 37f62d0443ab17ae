export { inOwnUnits, isCollectibleAmount, isSameToken, type MovedAmount } from './movedAmount.ts'
export {
  actionOfBytes,
  actionOfInfo,
  type ProposalAction,
  type ReadAction,
} from './proposalAction.ts'
export type { UnitWords } from './unitWords.ts'
export {
  amountsOf,
  type PartView,
  referenceIn,
  type SignableView,
  viewSignable,
  type ViewSignableOptions,
} from './viewSignable.ts'
export {
  describeInfo,
  type TransactionAbout,
  type TransactionKind,
  type TransactionTopic,
  viewTransaction,
} from './viewTransaction.ts'
