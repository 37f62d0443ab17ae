import { splitNote } from '@ghost-pay/payments/memo'
import type { PayrollBatch } from '@ghost-pay/payments/payroll'

import { batchNote } from './batchNote.ts'
import { text } from './payrollCopy.ts'

/** What goes along to the other owners with one of the batches of a payroll, counted from 0. */
export const noteOfBatch = (
  batches: readonly PayrollBatch[],
  index: number,
  title: string,
): string =>
  batchNote(batches[index]?.lines ?? [], {
    title,
    part:
      batches.length > 1
        ? text('payroll.draft.note', { batch: index + 1, count: batches.length })
        : undefined,
  })

/** Whether the other owners read the name and the memo of every line of every batch. */
export const areLinesTold = (batches: readonly PayrollBatch[], title: string): boolean =>
  batches.length > 0 &&
  batches.every(
    ({ lines }, index) =>
      splitNote(noteOfBatch(batches, index, title), lines.length).lines.length > 0,
  )
