import { useMemo } from 'react'
import type { PayrollBatch } from '@ghost-pay/payments/payroll'

import { batchesOf, type CheckedPayroll } from './payrollModel.ts'
import type { LineRehearsals } from './useLineRehearsals.ts'

/** The batches that would be signed: cut again when the lines or their rehearsals have changed. */
export const useBatches = (
  { payable }: Pick<CheckedPayroll, 'payable'>,
  { lines }: Pick<LineRehearsals, 'lines'>,
): readonly PayrollBatch[] => useMemo(() => batchesOf(payable, lines), [payable, lines])
