import type { PayrollLine } from '@ghost-pay/payments/payroll'
import { type FoundPayee, withFound } from '@ghost-pay/payments/payroll-draft'

import { Button } from '../../../../components/Button.tsx'
import { Notice } from '../../../../components/Notice.tsx'
import { text } from './payrollCopy.ts'
import { nameIn, type PayeeNames } from './usePayeeNames.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

export type FoundNamesProps = {
  lines: readonly PayrollLine[]
  names: PayeeNames
  /** The network of the account. */
  chainName: string
  onEdit: EditPayroll
}

/** Takes the addresses of several names with one press; each stands below its line, and is compared like any other. */
export function FoundNames({ lines, names, chainName, onEdit }: FoundNamesProps) {
  const found = lines.flatMap((line): FoundPayee[] => {
    const name = nameIn(line)
    const address = name === undefined ? undefined : names.get(name)?.address
    return name === undefined || address === undefined ? [] : [{ line: line.line, name, address }]
  })
  if (found.length < 2) return null
  const count = found.length
  return (
    <Notice
      tone="warning"
      title={text('payroll.names.found', { count, chain: chainName })}
      action={
        <Button onPress={() => onEdit((edits) => withFound(edits, found))}>
          {text('payroll.names.use', { count })}
        </Button>
      }
    >
      {text('payroll.names.more')}
    </Notice>
  )
}
