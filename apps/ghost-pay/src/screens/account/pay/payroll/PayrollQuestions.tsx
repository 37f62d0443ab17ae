import type { PayrollQuestion } from '@ghost-pay/payments/payroll'

import { Button } from '../../../../components/Button.tsx'
import { Notice } from '../../../../components/Notice.tsx'
import { useText } from '../../../../text/useText.ts'
import { payrollCopy } from './payrollCopy.ts'
import type { PayrollEdits } from './payrollDraft.ts'

export type PayrollQuestionsProps = {
  questions: readonly PayrollQuestion[]
  onAnswer: (answer: Pick<PayrollEdits, 'amountColumn' | 'decimalSign'>) => void
}

/** What the pasted text leaves open; nothing of it is guessed. */
export function PayrollQuestions({ questions, onAnswer }: PayrollQuestionsProps) {
  const text = useText(payrollCopy)
  return questions.map((question) => {
    switch (question.ask) {
      case 'decimalSign': {
        const { reason, example } = question
        const title =
          reason === 'mixed'
            ? text('payroll.ask.mixed', { example })
            : text('payroll.ask.decimalSign', { example })
        return (
          <Notice
            key="decimalSign"
            tone="warning"
            title={title}
            action={
              <div className="gp-actions">
                <Button onPress={() => onAnswer({ decimalSign: '.' })}>
                  {text('payroll.ask.point')}
                </Button>
                <Button onPress={() => onAnswer({ decimalSign: ',' })}>
                  {text('payroll.ask.comma')}
                </Button>
              </div>
            }
          />
        )
      }
      case 'amountColumn':
        return (
          <Notice
            key="amountColumn"
            tone="warning"
            title={text('payroll.ask.amountColumn')}
            action={
              <div className="gp-actions">
                {question.columns.map(({ column, title, example }) => (
                  <Button key={column} onPress={() => onAnswer({ amountColumn: column })}>
                    {title || text('payroll.ask.amountColumn.one', { column: column + 1, example })}
                  </Button>
                ))}
              </div>
            }
          />
        )
      case 'column':
        return (
          <Notice key={question.field} tone="stop" title={text(`payroll.ask.${question.field}`)} />
        )
    }
  })
}
