export { accountSafety, type SafetyFact } from './accountSafety.ts'
export type { CallDifference } from './CallDifference.ts'
export { checkExecution } from './checkExecution.ts'
export { checkQueued, type QueuedCheck } from './checkQueued.ts'
export { contradicts } from './contradicts.ts'
export type { Contradiction } from './Contradiction.ts'
export { decodedDifferences } from './decodedDifferences.ts'
export type { RowCheck } from './RowCheck.ts'
export { type Cosigners, readCosigners } from './readCosigners.ts'
export { type HoldingDifference, holdingDifference } from './holdingDifference.ts'
export {
  type ChainWord,
  type StatusWord,
  type TransactionTruth,
  transactionTruth,
  type TransactionTruthParameters,
  type TruthContradiction,
} from './transactionTruth.ts'
export { checkReceiptFile, type ReceiptFileCheck, type ReceiptMemo } from './checkReceiptFile.ts'
