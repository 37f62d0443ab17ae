import { useMemo } from 'react'
import { largeBatchLimits, type PayrollBatch } from '@ghost-pay/payments/payroll'
import { batchesOf, type CheckedPayroll } from '@ghost-pay/payments/payroll-check'

import type { LineRehearsals } from './useLineRehearsals.ts'

/**
 * The batches that would be signed: cut again when the lines or their rehearsals have changed.
 *
 * @param isLarge nobody signs on a device
 */
export const useBatches = (
  { payable }: Pick<CheckedPayroll, 'payable'>,
  { lines }: Pick<LineRehearsals, 'lines'>,
  isLarge: boolean | undefined,
): readonly PayrollBatch[] =>
  useMemo(
    () => batchesOf(payable, lines, isLarge === true ? largeBatchLimits : undefined),
    [payable, lines, isLarge],
  )
