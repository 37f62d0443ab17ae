export {
  checkDraft,
  type CheckedPayroll,
  isNew,
  mostLines,
  payeeKey,
  type PayrollContext,
} from './checkDraft.ts'
export { areManyAlike, bodyRows, differingRows, missingOf, readAs, sumOf } from './mappingFacts.ts'
export {
  type AnsweredNote,
  answeredNotes,
  type PayrollNote,
  payrollNotes,
  shownState,
} from './payrollNotes.ts'
export {
  batchesOf,
  canBind,
  type LineRehearsal,
  type LineState,
  type PayrollTurn,
  payrollTurn,
  type PayrollWait,
} from './payrollTurn.ts'
