import { useId, useMemo } from 'react'
import { isAddress } from 'viem'
import type { PayrollColumn, PayrollQuestion, ReadPayroll, Row } from '@ghost-pay/payments/payroll'
import {
  areManyAlike,
  bodyRows,
  type CheckedPayroll,
  readAs,
} from '@ghost-pay/payments/payroll-check'
import {
  chooseColumn,
  type ColumnUse,
  columnUses,
  type PayrollEdits,
} from '@ghost-pay/payments/payroll-draft'

import { GroupedAddress } from '../../../../components/AddressBlock.tsx'
import { Button } from '../../../../components/Button.tsx'
import { Select } from '../../../../components/Select.tsx'
import { PayrollFoot } from './PayrollBar.tsx'
import { TokenChoice } from './PayrollChoices.tsx'
import { text } from './payrollCopy.ts'
import { PayrollHead } from './PayrollHead.tsx'
import { askedField, PayrollQuestions, type PayrollQuestionsProps } from './PayrollQuestions.tsx'
import { sayDigits } from './payrollSums.ts'
import { AnsweredQuestions, fieldWord, titleOf } from './QuestionCard.tsx'
import type { EditPayroll } from './usePayrollDraft.ts'

import './PayrollMapping.css'

export type PayrollMappingProps = Omit<PayrollQuestionsProps, 'payroll' | 'rows'> & {
  /** As it was pasted. */
  text: string
  payroll: CheckedPayroll
  edits: PayrollEdits
  onPasteMore: () => void
  onStartOver: () => void
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
        more={sayNext(question)}
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

/** What is to be done next, in words. */
function sayNext(question: PayrollQuestion | undefined): string {
  if (question === undefined) return text('map.done.more')
  return 'columns' in question
    ? text('map.say.columns', { field: fieldWord(askedField[question.ask]) })
    : text(`map.say.${question.ask}`)
}

type PayrollColumnsProps = {
  payroll: Pick<CheckedPayroll, 'read' | 'mapping'>
  /** The lines as they were pasted, without headings. */
  rows: readonly Row[]
  onEdit: EditPayroll
}

/** What each column was taken for and why, with two of its cells. */
function PayrollColumns({ payroll: { read, mapping }, rows, onEdit }: PayrollColumnsProps) {
  return (
    <section>
      <div className="gp-title-row">
        <h2>{text('map.each')}</h2>
        <span className="gp-small gp-soft gp-map-hint">{text('map.each.hint')}</span>
      </div>
      {read.titles > 0 && (
        <p className="gp-small gp-soft">{text('payroll.columns.titles', { count: read.titles })}</p>
      )}
      <div className="gp-map">
        <ol>
          {read.table.map((column) => (
            <OneColumn
              key={column.column}
              column={column}
              why={sayWhy(column, rows, read.decimalSign)}
              onUse={(use) => onEdit({ mapping: chooseColumn(mapping, column.column, use) })}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

type OneColumnProps = { column: PayrollColumn; why: string; onUse: (use: ColumnUse) => void }

function OneColumn({ column: shown, why, onUse }: OneColumnProps) {
  const id = useId()
  const { samples, field, asked } = shown
  return (
    <li data-asked={asked !== undefined}>
      <label id={`${id}-label`} htmlFor={id}>
        {titleOf(shown)}
      </label>
      <Select
        id={id}
        aria-describedby={`${id}-why`}
        aria-invalid={undefined}
        value={asked === undefined ? (field ?? 'unused') : undefined}
        placeholder={
          asked === undefined
            ? ''
            : text('payroll.use.open', { field: text(`payroll.use.${asked}`) })
        }
        options={columnUses.map((use) => ({ value: use, label: text(`payroll.use.${use}`) }))}
        onChange={onUse}
      />
      <span id={`${id}-why`} className="gp-map-why gp-soft gp-tiny">
        {why}
      </span>
      <ul aria-label={text('map.samples')} data-amount={field === 'amount' || asked === 'amount'}>
        {samples.map((sample, index) => (
          <li key={index}>
            {isAddress(sample, { strict: false }) ? (
              // As it was pasted: its capitals are checked later.
              <GroupedAddress address={sample} />
            ) : sample === '' ? (
              <span className="gp-soft">{text('map.sample.none')}</span>
            ) : (
              sample
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Why a column was taken for what it is. */
function sayWhy(
  column: PayrollColumn,
  rows: readonly Row[],
  sign: ReadPayroll['decimalSign'],
): string {
  const { reason, addresses, amounts, filled, field, asked } = column
  if (reason === 'answer' || reason === 'count') return text(`payroll.why.${reason}`)
  if (asked === 'address') return text('map.why.addresses', { count: addresses })
  if (addresses > 0) return text('payroll.why.addresses', { count: addresses, all: filled })
  if (field === 'amount' || asked === 'amount') {
    const example = rows
      .map(({ cells }) => cells[column.column] ?? '')
      .find((cell) => /[.,]/.test(cell))
    const amount = sign && example && readAs(example, sign)
    return example === undefined || !amount
      ? text('payroll.why.amounts', { count: amounts, all: filled })
      : text(sign === ',' ? 'map.why.comma' : 'map.why.point', {
          example,
          amount: sayDigits(amount),
        })
  }
  if (field === 'name' || field === 'memo' || asked === 'name') {
    return text(areManyAlike(rows, column) ? 'map.why.alike' : 'map.why.unlike')
  }
  return text(`payroll.why.${reason}`)
}

type PayrollReadsProps = {
  read: ReadPayroll
  /** The symbol of what the first line is paid in; undefined while that is asked. */
  symbol: string | undefined
}

/** How the first line will be read, with a dashed hole where something is asked. */
function PayrollReads({ read, symbol }: PayrollReadsProps) {
  const [row] = read.rows
  if (row === undefined) return null
  const asks = (...wanted: readonly PayrollQuestion['ask'][]) =>
    read.questions.some((one) => wanted.includes(one.ask))
  const amount = read.decimalSign && readAs(row.amount, read.decimalSign)
  const isColumnAsked = read.questions.some((one) => 'columns' in one)
  const isTokenAsked = read.questions.some(
    (one) =>
      one.ask === 'token' &&
      (one.written === '' ? row.token === '' : row.token.includes(one.written)),
  )
  return (
    <div className="gp-reads gp-stack-close gp-anywhere gp-soft gp-small">
      <p>
        {text('map.reads', { line: row.line })}
        {row.name !== '' && <strong>{row.name} </strong>}
        {asks('amountColumn', 'cutAmount', 'decimalSign') || !amount ? (
          <Hole>{text('map.hole.amount')}</Hole>
        ) : (
          <strong>{sayDigits(amount)}</strong>
        )}{' '}
        {symbol === undefined || isTokenAsked || asks('tokenColumn') ? (
          <Hole>{text('map.hole.token')}</Hole>
        ) : (
          <strong>{symbol}</strong>
        )}
        {text('map.reads.at')}
        {row.address === '' || asks('addressColumn') ? (
          <Hole>{text('map.hole.address')}</Hole>
        ) : (
          <strong className="gp-mono">{shorten(row.address)}</strong>
        )}
        {row.memo !== '' && (
          <>
            {text('map.reads.for')}
            <strong>{row.memo}</strong>
          </>
        )}
        {'.'}
      </p>
      {isColumnAsked && read.header.length > 0 && <p>{text('payroll.columns.kept')}</p>}
    </div>
  )
}

/** As it was pasted, its two ends. */
const shorten = (address: string): string =>
  address.length > 16 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address

function Hole({ children }: { children: string }) {
  return <span className="gp-reads-hole">{children}</span>
}

export type ColumnsLineProps = {
  read: ReadPayroll
  /** What lines without a token are paid in; undefined where there is no such line. */
  symbol: string | undefined
  onChange: () => void
}

/** The fields that are told of in one line. */
const folded = ['name', 'address', 'amount', 'token', 'memo'] as const

/** What the columns were taken for, as one line. */
export function ColumnsLine({ read: { columns, table }, symbol, onChange }: ColumnsLineProps) {
  return (
    <div className="gp-columns-line gp-abreast gp-anywhere gp-soft gp-small">
      {folded.map((field) => {
        const column = table.find((one) => one.column === columns[field])
        if (column === undefined) return null
        return (
          <span key={field}>
            <strong>{titleOf(column)}</strong>
            {field === 'address'
              ? text('map.fold.address')
              : text('map.fold.field', { field: fieldWord(field) })}
            {field === 'amount' && columns.token === undefined && symbol !== undefined && (
              <>
                {text('map.fold.in')}
                <strong>{symbol}</strong>
              </>
            )}
          </span>
        )
      })}
      <Button look="text" onPress={onChange}>
        {text('map.changeColumns')}
      </Button>
    </div>
  )
}
