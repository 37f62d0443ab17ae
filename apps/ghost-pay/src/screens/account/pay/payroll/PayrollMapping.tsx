import { useMemo } from 'react'
import { bodyRows, type CheckedPayroll } from '@ghost-pay/payments/payroll-check'
import type { PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { Button } from '../../../../components/Button.tsx'
import { AnsweredQuestions } from './AnsweredQuestions.tsx'
import { TokenChoice } from './PayrollChoices.tsx'
import { PayrollColumns } from './PayrollColumns.tsx'
import { text } from './payrollCopy.ts'
import { PayrollFoot } from './PayrollFoot.tsx'
import { PayrollHead } from './PayrollHead.tsx'
import { PayrollQuestions, type PayrollQuestionsProps } from './PayrollQuestions.tsx'
import { PayrollReads } from './PayrollReads.tsx'

import './PayrollMapping.css'

export type PayrollMappingProps = Omit<PayrollQuestionsProps, 'payroll' | 'rows'> & {
  /** As it was pasted. */
  text: string
  payroll: CheckedPayroll
  edits: PayrollEdits
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
      <PayrollHead
        acts={[
          { label: text('payroll.pasteMore'), onPress: onPasteMore },
          { label: text('payroll.startOver'), onPress: onStartOver, isButton: true },
        ]}
      >
        <h1>{text('map.title')}</h1>
        <p className="gp-soft">{text('map.lede', { count: lines.length })}</p>
      </PayrollHead>
      <AnsweredQuestions {...props} />
      <PayrollQuestions {...props} rows={rows} />
      <PayrollColumns {...props} rows={rows} />
      <TokenChoice {...props} />
      <PayrollReads read={read} symbol={lines[0]?.token?.symbol} />
      <PayrollFoot
        isAsked={question !== undefined}
        title={text(question === undefined ? 'map.done' : 'map.open')}
        more={text(question === undefined ? 'map.done.more' : `map.say.${question.ask}`)}
      >
        <Button look="primary" disabled={question !== undefined} onPress={onSee}>
          {question === undefined
            ? text('map.see', { count: lines.length })
            : text('payroll.bar.review', { count: 1 })}
        </Button>
      </PayrollFoot>
    </div>
  )
}
