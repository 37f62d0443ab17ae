export { isSentByAccount } from './isSentByAccount.ts'
export { isUnsaid, isUntold } from './isUnsaid.ts'
export { type BatchAccount, type BatchPayment, batchPayments } from './batchPayments.ts'
export { readBatchPayments } from './readBatchPayments.ts'
export { type ComparedPayment, isSamePayment } from './alikePayments.ts'
export {
  type Alike,
  type AlikeTransaction,
  type InsideTransaction,
  readAlike,
} from './readAlike.ts'
export { type PlaceTaken, tookItsPlace } from './tookItsPlace.ts'
export { type Approval, approvalsOf, neededIn, proposerIn } from './approvalsOf.ts'
export { type PaidPayment, type Payees, readPayees } from './readPayees.ts'
export { readProvenPayees, type ReadProvenPayeesParameters } from './readProvenPayees.ts'
export { type PaidTotals, paidTotals } from './paidTotals.ts'
