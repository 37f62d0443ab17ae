export { PaymentsError } from '../errors.ts'
export type { DecimalSign } from './amountText.ts'
export { checkPayroll, type CheckPayrollParameters } from './checkPayroll.ts'
export type { Columns, PayrollField } from './columns.ts'
export type { PayrollChains } from './decideChains.ts'
export { isNobodys } from './isNobodys.ts'
export type { Meaning } from './headingWords.ts'
export type { KnownAddress } from './knownPeople.ts'
export type { Delimiter, Row, RowFault, Table } from './parseTable.ts'
export type { ColumnReason, PayrollColumn } from './payrollColumns.ts'
export { type MemoBinding, payrollCall } from './payrollCalls.ts'
export {
  isPayable,
  type PayableLine,
  type PayrollLine,
  type PayrollProblem,
  type PayrollToken,
} from './payrollLine.ts'
export { type PayrollTotal, payrollTotals } from './payrollTotals.ts'
export type { PayrollQuestion } from './payrollQuestion.ts'
export type { PayrollRow } from './payrollRow.ts'
export { type ReadPayroll, readPayroll, type ReadPayrollOptions } from './readPayroll.ts'
export {
  type AddressProblem,
  type AddressText,
  isPaymentLink,
  readAddressText,
} from './readAddressText.ts'
export type { ForeignNetwork } from './readBech32.ts'
export { readTypedAmount } from './readTypedAmount.ts'
export {
  type BatchLimits,
  batchLimits,
  largeBatchLimits,
  type PayrollBatch,
  splitPayroll,
} from './splitPayroll.ts'
export { takesAmounts, writeAmount, type WriteAmountParameters } from './writeAmount.ts'
