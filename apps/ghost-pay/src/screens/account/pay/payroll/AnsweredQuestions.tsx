import type { PayrollToken } from '@ghost-pay/payments/payroll'
import type { CheckedPayroll } from '@ghost-pay/payments/payroll-check'
import {
  type ColumnMapping,
  forgetColumn,
  type PayrollEdits,
} from '@ghost-pay/payments/payroll-draft'

import { Button } from '../../../../components/Button.tsx'
import { CheckIcon } from '../../../../components/icons.tsx'
import { text } from './payrollCopy.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

import './QuestionCard.css'

export type AnsweredQuestionsProps = {
  payroll: Pick<CheckedPayroll, 'read' | 'mapping'>
  edits: PayrollEdits
  tokens: readonly PayrollToken[]
  onEdit: EditPayroll
}

type Answer = { key: string; said: string; without: (edits: PayrollEdits) => PayrollEdits }

/** What was answered, each as one line with the way back. */
export function AnsweredQuestions(props: AnsweredQuestionsProps) {
  return answersOf(props).map(({ key, said, without }) => (
    <div key={key} className="gp-question-done">
      <CheckIcon />
      <strong>{said}</strong>
      <Button
        look="text"
        label={`${text('map.change')}: ${said}`}
        onPress={() => props.onEdit(without)}
      >
        {text('map.change')}
      </Button>
    </div>
  ))
}

function answersOf({ payroll: { read, mapping }, edits, tokens }: AnsweredQuestionsProps) {
  const answers: Answer[] = []
  const symbolOf = (chosen: string) =>
    tokens.find(({ address }) => (address ?? '').toLowerCase() === chosen.toLowerCase())?.symbol ??
    text('map.token.line')
  const withMapping = (next: ColumnMapping) => (kept: PayrollEdits) => ({ ...kept, mapping: next })
  for (const { column, field, title } of read.table) {
    if (field !== 'address' && field !== 'amount' && field !== 'token' && field !== 'chain')
      continue
    if (mapping.columns[field] !== column) continue
    answers.push({
      key: field,
      said: text(`map.is.${field}`, {
        title: title || text('payroll.column', { column: column + 1 }),
      }),
      without: withMapping(forgetColumn(mapping, column)),
    })
  }
  if (mapping.cutAmount !== undefined) {
    answers.push({
      key: 'cut',
      said: text(`map.cut.${mapping.cutAmount}`),
      without: withMapping({ ...mapping, cutAmount: undefined }),
    })
  }
  for (const [written, isOwn] of Object.entries(edits.isOwnChain ?? {})) {
    answers.push({
      key: `chain ${written}`,
      said: text(isOwn ? 'map.is.chainYes' : 'map.is.chainNo', { written: written.toUpperCase() }),
      without: (kept) => ({ ...kept, isOwnChain: without(kept.isOwnChain, written) }),
    })
  }
  for (const [written, token] of Object.entries(edits.paidIn ?? {})) {
    answers.push({
      key: `token ${written}`,
      said: text('map.is.paidIn', { symbol: symbolOf(token), written: written.toUpperCase() }),
      without: (kept) => ({ ...kept, paidIn: without(kept.paidIn, written) }),
    })
  }
  if (edits.token !== undefined) {
    answers.push({
      key: 'token',
      said: text('map.is.paidInNone', { symbol: symbolOf(edits.token) }),
      without: (kept) => ({ ...kept, token: undefined }),
    })
  }
  if (edits.decimalSign !== undefined) {
    answers.push({
      key: 'sign',
      said: text(edits.decimalSign === ',' ? 'map.sign.comma' : 'map.sign.point'),
      without: (kept) => ({ ...kept, decimalSign: undefined }),
    })
  }
  return answers
}

const without = <Value,>(
  all: Readonly<Record<string, Value>> | undefined,
  name: string,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([one]) => one !== name))
