import { parseUnits } from 'viem'
import type { PayrollQuestion, PayrollToken } from '@ghost-pay/payments/payroll'

import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/Field.tsx'
import { Notice } from '../../../../components/Notice.tsx'
import { Select } from '../../../../components/Select.tsx'
import { splitAmount } from '../../../../format/splitAmount.ts'
import type { Said } from '../../../../text/Said.ts'
import { textOf } from '../../../../text/textOf.ts'
import { chooseColumn, type ColumnMapping } from './columnMapping.ts'
import { payrollCopy } from './payrollCopy.ts'
import type { EditPayroll } from './payrollDraft.ts'
import type { CheckedPayroll } from './payrollModel.ts'

const text = textOf(payrollCopy)

export type PayrollQuestionsProps = {
  payroll: Pick<CheckedPayroll, 'read' | 'mapping'>
  tokens: readonly PayrollToken[]
  /** The network of the account. */
  chainName: string
  onEdit: EditPayroll
}

/** What the pasted text leaves open; nothing of it is guessed. */
export function PayrollQuestions({ payroll, tokens, chainName, onEdit }: PayrollQuestionsProps) {
  const { read, mapping } = payroll
  const onMapping = (mapping: ColumnMapping) => onEdit((edits) => ({ ...edits, mapping }))
  // One at a time: an answer may settle others.
  return read.questions.slice(0, 1).map((question) => {
    switch (question.ask) {
      case 'decimalSign': {
        const { reason, example } = question
        const title =
          reason === 'mixed'
            ? text('payroll.ask.mixed', { example })
            : text('payroll.ask.decimalSign', { example })
        const answer = (decimalSign: '.' | ',') => onEdit((edits) => ({ ...edits, decimalSign }))
        return (
          <Notice
            key="decimalSign"
            tone="warning"
            title={title}
            action={
              <div className="gp-actions">
                <Button onPress={() => answer('.')}>{text('payroll.ask.point')}</Button>
                <Button onPress={() => answer(',')}>{text('payroll.ask.comma')}</Button>
              </div>
            }
          />
        )
      }
      case 'unit':
        return (
          <Notice
            key="unit"
            tone="warning"
            title={text('payroll.ask.unit', { written: question.written })}
            action={
              <Button onPress={() => onEdit((edits) => ({ ...edits, areAmountsWhole: true }))}>
                {text('payroll.ask.unit.yes')}
              </Button>
            }
          >
            {text('payroll.ask.unit.more')}
          </Notice>
        )
      case 'cutAmount':
        return (
          <Notice
            key="cutAmount"
            tone="warning"
            title={text('payroll.ask.cutAmount', { example: question.example })}
            action={
              <div className="gp-actions">
                <Button onPress={() => onMapping({ ...mapping, cutAmount: 'one' })}>
                  {text('payroll.ask.cutAmount.one')}
                </Button>
                <Button onPress={() => onMapping({ ...mapping, cutAmount: 'two' })}>
                  {text('payroll.ask.cutAmount.two')}
                </Button>
              </div>
            }
          />
        )
      case 'addressColumn':
      case 'amountColumn':
      case 'tokenColumn':
      case 'chainColumn':
        return (
          <WhichColumn
            key={question.ask}
            question={question}
            mapping={mapping}
            onMapping={onMapping}
          />
        )
      case 'column':
        return (
          <Notice key={question.field} tone="stop" title={text(`payroll.ask.${question.field}`)}>
            {text('payroll.ask.column.more')}
          </Notice>
        )
      case 'aside':
        return <AreMeant key={`aside ${question.written}`} question={question} onEdit={onEdit} />
      case 'chain':
        return (
          <WhichChain
            key={`chain ${question.written}`}
            question={question}
            chainName={chainName}
            onEdit={onEdit}
          />
        )
      case 'token':
        return (
          <WhichToken
            key={`token ${question.written}`}
            question={question}
            tokens={tokens}
            onEdit={onEdit}
          />
        )
    }
  })
}

const fields = {
  addressColumn: 'address',
  amountColumn: 'amount',
  tokenColumn: 'token',
  chainColumn: 'chain',
} as const

/** Which of several columns has it. None is chosen beforehand. */
function WhichColumn({
  question: { ask, columns },
  mapping,
  onMapping,
}: {
  question: PayrollQuestion & { ask: keyof typeof fields }
  mapping: ColumnMapping
  onMapping: (mapping: ColumnMapping) => void
}) {
  const title = text(`payroll.ask.${ask}`)
  const radio = (label: string, onChoose: () => void, key: number | string) => (
    <label key={key} className="gp-check">
      <input type="radio" name={`payroll-${ask}`} checked={false} onChange={onChoose} />
      {label}
    </label>
  )
  return (
    <Notice tone="warning" title={title}>
      <fieldset className="gp-payroll-answers" aria-label={title}>
        {columns.map((one) =>
          radio(
            text(...sayColumn(one, text)),
            () => onMapping(chooseColumn(mapping, one.column, fields[ask])),
            one.column,
          ),
        )}
        {(ask === 'tokenColumn' || ask === 'chainColumn') &&
          radio(
            text('payroll.ask.noColumn'),
            () =>
              onMapping(
                columns.reduce((said, { column }) => chooseColumn(said, column, 'unused'), mapping),
              ),
            'none',
          )}
      </fieldset>
    </Notice>
  )
}

/** A column by its heading, with a cell of it, and with what it comes to where that is known. */
function sayColumn(
  { column, title, example, total }: Columns[number],
  text: (...said: Said<typeof payrollCopy>) => string,
): Said<typeof payrollCopy> {
  const parts = {
    title: title || text('payroll.column', { column: column + 1 }),
    example: example || '–',
  }
  return total === undefined
    ? ['payroll.ask.example', parts]
    : ['payroll.ask.example.total', { ...parts, total: sayDigits(total) }]
}

/** Digits with a point, as people read them. */
function sayDigits(digits: string): string {
  const decimals = (digits.split('.')[1] ?? '').length
  const { integer, mark, wholeFraction } = splitAmount(parseUnits(digits, decimals), decimals)
  return wholeFraction === '' ? integer : `${integer}${mark}${wholeFraction}`
}

type Columns = (PayrollQuestion & { ask: keyof typeof fields })['columns']

/** Whether a network, as it was written, is the one of the account. */
function WhichChain({
  question: { written, lines },
  chainName: chain,
  onEdit,
}: {
  question: PayrollQuestion & { ask: 'chain' }
} & Pick<PayrollQuestionsProps, 'chainName' | 'onEdit'>) {
  const answer = (isOwn: boolean) =>
    onEdit((edits) => ({
      ...edits,
      isOwnChain: { ...edits.isOwnChain, [written.toLowerCase()]: isOwn },
    }))
  return (
    <Notice
      tone="warning"
      title={
        written === ''
          ? text('payroll.ask.chain.none', { count: lines, chain })
          : text('payroll.ask.chain', { written, chain })
      }
      action={
        <div className="gp-actions">
          <Button onPress={() => answer(true)}>{text('payroll.ask.chain.yes', { chain })}</Button>
          <Button onPress={() => answer(false)}>{text('payroll.ask.chain.no')}</Button>
        </div>
      }
    />
  )
}

/** Whether lines that say that they are not to be paid are paid all the same; else they are left out. */
function AreMeant({
  question: { written, lines },
  onEdit,
}: {
  question: PayrollQuestion & { ask: 'aside' }
  onEdit: EditPayroll
}) {
  const answer = (isMeant: boolean) =>
    onEdit((edits) => ({
      ...edits,
      isMeant: { ...edits.isMeant, [written.toLowerCase()]: isMeant },
      dropped: isMeant ? edits.dropped : [...new Set([...edits.dropped, ...lines])],
    }))
  return (
    <Notice
      tone="warning"
      title={text('payroll.ask.aside', { count: lines.length, written })}
      action={
        <div className="gp-actions">
          <Button onPress={() => answer(false)}>{text('payroll.ask.aside.no')}</Button>
          <Button onPress={() => answer(true)}>{text('payroll.ask.aside.yes')}</Button>
        </div>
      }
    />
  )
}

/** Which token pays what is written in another currency, or the lines that name none. */
function WhichToken({
  question: { written, place, lines, isNamed },
  tokens,
  onEdit,
}: {
  question: PayrollQuestion & { ask: 'token' }
} & Pick<PayrollQuestionsProps, 'tokens' | 'onEdit'>) {
  const answer = (token: string) =>
    onEdit((edits) =>
      written === ''
        ? { ...edits, token }
        : { ...edits, paidIn: { ...edits.paidIn, [written.toLowerCase()]: token } },
    )
  return (
    <Notice
      tone="warning"
      title={
        written === ''
          ? text('payroll.ask.token.none', { count: lines })
          : text(`payroll.ask.token.${place}`, { written })
      }
      action={
        isNamed ? (
          <Button onPress={() => answer('line')}>{text('payroll.ask.token.line')}</Button>
        ) : (
          <Field label={text('payroll.with')}>
            {(field) => (
              <Select
                {...field}
                value={undefined}
                placeholder={text('payroll.ask.choose')}
                options={tokens.map(({ address, symbol }) => ({
                  value: address ?? '',
                  label: symbol,
                }))}
                onChange={answer}
              />
            )}
          </Field>
        )
      }
    />
  )
}
