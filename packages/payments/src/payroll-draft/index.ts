export {
  chooseColumn,
  type ColumnMapping,
  type ColumnUse,
  columnUses,
  forgetColumn,
} from './columnMapping.ts'
export { type KeptColumns, readKeptColumns, withColumns, writeKeptColumns } from './keptColumns.ts'
export { type FoundPayee, withAddress, withFound } from './payeeAddress.ts'
export {
  type NamedPayee,
  noEdits,
  type PayrollDraft,
  type PayrollEdits,
  readPayrollDraft,
  type SignedBatch,
  writePayrollDraft,
} from './payrollDraft.ts'
export {
  changedDraft,
  clearedDraft,
  namesToKeep,
  pastedDraft,
  signedLines,
  takenBack,
  usedAgain,
  withReview,
  withSigned,
} from './payrollSigned.ts'
