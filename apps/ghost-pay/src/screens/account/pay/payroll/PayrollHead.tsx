import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { Button } from '../../../../components/Button.tsx'
import { Source } from '../../../../components/Source.tsx'
import { text } from './payrollCopy.ts'
import { PayrollMenu } from './PayrollMenu.tsx'
import { PayrollTitle } from './PayrollTitle.tsx'
import type { EditPayroll } from './usePayrollDraft.ts'

export type PayrollHeadProps = {
  accountName: string
  edits: PayrollEdits
  /** How many lines are left to pay. */
  count: number
  onEdit: EditPayroll
  onPasteMore: () => void
  onStartOver: () => void
}

/** What the payroll is called and how many lines it has; how to add lines, and to begin again. */
export function PayrollHead(props: PayrollHeadProps) {
  const { accountName, edits, count, onEdit, onPasteMore, onStartOver } = props
  return (
    <header className="gp-payroll-head">
      <div>
        <PayrollTitle edits={edits} onEdit={onEdit} />
        <p className="gp-small gp-soft">
          {text('payroll.from', { account: accountName })} · {text('payroll.lines', { count })} ·{' '}
          {text(edits.signed.length > 0 ? 'payroll.lead.left' : 'payroll.lead')}{' '}
          <Source source="device">{text('payroll.kept')}</Source>
        </p>
      </div>
      <div className="gp-payroll-head-acts">
        <Button onPress={onPasteMore}>{text('payroll.pasteMore')}</Button>
        <PayrollMenu
          items={[
            { label: text('payroll.pasteMore'), onPress: onPasteMore, isNarrow: true },
            { label: text('payroll.startOver'), onPress: onStartOver },
          ]}
        />
      </div>
    </header>
  )
}
