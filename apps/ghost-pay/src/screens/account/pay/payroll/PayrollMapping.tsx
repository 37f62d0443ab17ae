import { useMemo } from 'react'
import type { PayrollToken } from '@ghost-pay/payments/payroll'
import { bodyRows, type CheckedPayroll } from '@ghost-pay/payments/payroll-check'
import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { Button } from '../../../../components/Button.tsx'
import { AnsweredQuestions } from './AnsweredQuestions.tsx'
import { TokenChoice } from './PayrollChoices.tsx'
import { PayrollColumns } from './PayrollColumns.tsx'
import { text } from './payrollCopy.ts'
import { PayrollMenu } from './PayrollMenu.tsx'
import { PayrollQuestions } from './PayrollQuestions.tsx'
import { PayrollReads } from './PayrollReads.tsx'
import type { Prices } from './payrollSums.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

import './PayrollMapping.css'

export type PayrollMappingProps = {
  /** As it was pasted. */
  text: string
  payroll: CheckedPayroll
  edits: PayrollEdits
  tokens: readonly PayrollToken[]
  prices: Prices
  /** The network of the account. */
  chainName: string
  onEdit: EditPayroll
  onPasteMore: () => void
  onStartOver: () => void
  /** Goes on to the lines. */
  onSee: () => void
}

/** What each column of the pasted text has, before any line is judged. */
export function PayrollMapping(props: PayrollMappingProps) {
  const { text: pasted, payroll, onPasteMore, onStartOver, onSee } = props
  const { read, lines } = payroll
  const rows = useMemo(() => bodyRows(pasted, read), [pasted, read])
  const [question] = read.questions
  return (
    <div className="gp-payroll gp-stack">
      <header className="gp-payroll-head">
        <div>
          <h1>{text('map.title')}</h1>
          <p className="gp-soft">{text('map.lede', { count: lines.length })}</p>
        </div>
        <div className="gp-payroll-head-acts">
          <Button onPress={onStartOver}>{text('payroll.startOver')}</Button>
          <PayrollMenu
            items={[
              { label: text('payroll.pasteMore'), onPress: onPasteMore },
              { label: text('payroll.startOver'), onPress: onStartOver, isNarrow: true },
            ]}
          />
        </div>
      </header>
      <AnsweredQuestions {...props} />
      <PayrollQuestions {...props} rows={rows} />
      <PayrollColumns {...props} rows={rows} />
      <TokenChoice {...props} />
      <PayrollReads read={read} symbol={lines[0]?.token?.symbol} />
      <section
        className="gp-payroll-bar"
        data-asked={question !== undefined}
        aria-label={text(question === undefined ? 'map.done' : 'map.open')}
      >
        <p role="status">
          <strong>{text(question === undefined ? 'map.done' : 'map.open')}</strong>
          <span>
            {question === undefined ? text('map.done.more') : text(`map.say.${question.ask}`)}
          </span>
        </p>
        <div className="gp-actions">
          {question === undefined ? (
            <Button look="primary" onPress={onSee}>
              {text('map.see', { count: lines.length })}
            </Button>
          ) : (
            <Button look="primary" disabled onPress={onSee}>
              {text('payroll.bar.review', { count: 1 })}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
