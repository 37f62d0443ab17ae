import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { PayrollToken } from '@ghost-pay/payments/payroll'
import type { CheckedPayroll } from '@ghost-pay/payments/payroll-check'
import { type ColumnUse, forgetColumn, type PayrollEdits } from '@ghost-pay/payments/payroll-draft'

import { Button } from '../../../../components/Button.tsx'
import { CheckIcon, Icon } from '../../../../components/icons.tsx'
import { text } from './payrollCopy.ts'
import type { EditPayroll } from './usePayrollDraft.ts'

import './PayrollMapping.css'

/** An answer that can be given. */
export type QuestionOption = {
  label: string
  /** An example where the answers differ, or what the answer does. */
  example?: ReactNode
  /** What speaks for it. */
  evidence?: ReactNode
  onChoose: () => void
}

export type QuestionCardProps = {
  title: string
  sentence: string
  options: readonly QuestionOption[]
}

/** What a column is called: by its heading, or by its place. */
export const titleOf = ({ title, column }: { title: string; column: number }): string =>
  title || text('payroll.column', { column: column + 1 })

/** What a column has, as a word in a sentence. */
export const fieldWord = (field: ColumnUse): string => text(`payroll.use.${field}`).toLowerCase()

/** One question about the pasted text. No answer is chosen beforehand. */
export function QuestionCard({ title, sentence, options }: QuestionCardProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="gp-question" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <AskIcon />
        {title}
      </h2>
      <p>{sentence}</p>
      {options.length > 0 && (
        <fieldset aria-labelledby={id}>
          {options.map(({ label, example, evidence, onChoose }, index) => (
            <label key={index}>
              <input type="radio" name={id} checked={false} onChange={onChoose} />
              <span>
                <strong>{label}</strong>
                {example !== undefined && (
                  <span className="gp-question-more gp-soft gp-small">{example}</span>
                )}
              </span>
              {evidence !== undefined && (
                <span className="gp-question-for gp-soft gp-small">{evidence}</span>
              )}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}

function AskIcon() {
  return (
    <Icon>
      <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.8 8.2c.2-1.3 1.1-2 2.3-2s2.2.8 2.2 1.9c0 1.6-2.2 1.7-2.2 3.5M10.1 14v.01" />
    </Icon>
  )
}

export type AnsweredQuestionsProps = {
  payroll: Pick<CheckedPayroll, 'read' | 'mapping'>
  edits: PayrollEdits
  tokens: readonly PayrollToken[]
  onEdit: EditPayroll
}

/** A sentence, and what takes the answer back. */
type Answer = readonly [said: string, without: Parameters<EditPayroll>[0]]

/** What was answered, each as one line with the way back. */
export function AnsweredQuestions(props: AnsweredQuestionsProps) {
  return answersOf(props).map(([said, without]) => (
    <div key={said} className="gp-question-done gp-beside">
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
  for (const one of read.table) {
    const { column, field } = one
    if (field !== 'address' && field !== 'amount' && field !== 'token' && field !== 'chain')
      continue
    if (mapping.columns[field] !== column) continue
    const said = text('map.is.field', { title: titleOf(one), field: fieldWord(field) })
    answers.push([said, { mapping: forgetColumn(mapping, column) }])
  }
  if (mapping.cutAmount !== undefined) {
    const without = { mapping: { ...mapping, cutAmount: undefined } }
    answers.push([text(`map.cut.${mapping.cutAmount}`), without])
  }
  for (const [name, isOwn] of Object.entries(edits.isOwnChain ?? {})) {
    const written = name.toUpperCase()
    answers.push([
      text(isOwn ? 'map.is.chainYes' : 'map.is.chainNo', { written }),
      (kept) => ({ isOwnChain: without(kept.isOwnChain, name) }),
    ])
  }
  for (const [name, token] of Object.entries(edits.paidIn ?? {})) {
    answers.push([
      text('map.is.paidIn', { symbol: symbolOf(token), written: name.toUpperCase() }),
      (kept) => ({ paidIn: without(kept.paidIn, name) }),
    ])
  }
  if (edits.token !== undefined) {
    const said = text('map.is.paidInNone', { symbol: symbolOf(edits.token) })
    answers.push([said, { token: undefined }])
  }
  if (edits.decimalSign !== undefined) {
    const said = text(edits.decimalSign === ',' ? 'map.sign.comma' : 'map.sign.point')
    answers.push([said, { decimalSign: undefined }])
  }
  return answers
}

const without = <Value,>(
  all: Readonly<Record<string, Value>> | undefined,
  name: string,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([one]) => one !== name))
