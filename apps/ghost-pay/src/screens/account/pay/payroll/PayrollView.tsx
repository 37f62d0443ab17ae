import { useState } from 'react'
import type { Address } from 'viem'
import type { PayrollLine, PayrollProblem, PayrollToken } from '@ghost-pay/payments/payroll'

import { Button } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/Field.tsx'
import { Select } from '../../../../components/Select.tsx'
import { textOf } from '../../../../text/textOf.ts'
import { batchSizeCopy } from './batchSizeCopy.ts'
import { PayrollColumns } from './PayrollColumns.tsx'
import { payrollCopy } from './payrollCopy.ts'
import type { PayrollEdits } from './payrollDraft.ts'
import { PayrollFigures } from './PayrollFigures.tsx'
import { PayrollLoom } from './PayrollLoom.tsx'
import { canBind, type CheckedPayroll, lineState, payrollTurn } from './payrollModel.ts'
import { PayrollQuestions } from './PayrollQuestions.tsx'
import type { EditPayroll } from './PayrollRow.tsx'
import { PayrollTable, type PayrollTableProps } from './PayrollTable.tsx'
import { PayrollTitle, type PayrollTitleProps } from './PayrollTitle.tsx'
import { useBatches } from './useBatches.ts'
import type { LineRehearsals } from './useLineRehearsals.ts'

import '../../../../components/Facts.css'
import './PayrollView.css'

export type PayrollViewProps = {
  accountName: string
  payroll: CheckedPayroll
  edits: PayrollEdits
  rehearsals: LineRehearsals
  tokens: readonly PayrollToken[]
  /** The network of the account. */
  chainName: string
  /** Base units of the chain's currency for one unit of gas. */
  gasPrice: bigint | undefined
  currency: { decimals: number; symbol: string }
  nameOf: (address: Address) => string | undefined
  /** Batches that were opened for review, from 0. */
  opened: readonly number[]
  onEdit: EditPayroll
  onAmount?: PayrollTableProps['onAmount']
  onPasteMore: () => void
  onStartOver: () => void
  onReview: (batch: number) => void
}

const filters = ['all', 'stop', 'duplicate', 'firstTime', 'unseen'] as const
type Filter = (typeof filters)[number]

/** What a batch costs beside its calls, in gas: signatures, the account's own bookkeeping, calldata. */
const batchOverhead = 120_000n

/** A payroll before its review: what leaves, every line rehearsed, what is the matter with each, and what the button waits for. */
export function PayrollView(props: PayrollViewProps) {
  const { accountName, payroll, rehearsals, gasPrice, currency, nameOf, onEdit } = props
  const text = textOf(payrollCopy)
  const [filter, setFilter] = useState<Filter>('all')
  const { lines } = payroll
  const states = lines.map((line) => lineState(line, rehearsals.lines.get(line.line)))
  const turn = payrollTurn(payroll, rehearsals.lines, {
    isBinding: props.edits.isBound === true && !rehearsals.isUnable,
  })
  const batches = useBatches(payroll, rehearsals, props.edits.isLarge)
  const has: Record<Filter, (index: number) => boolean> = {
    all: () => true,
    stop: (index) => states[index] === 'stop' || states[index] === 'fails',
    duplicate: (index) => hasProblem(lines[index], 'duplicate'),
    firstTime: (index) => hasProblem(lines[index], 'firstTime'),
    unseen: (index) => hasProblem(lines[index], 'unseen'),
  }
  const countOf = (wanted: Filter) => lines.filter((_, index) => has[wanted](index)).length
  const shown = lines.filter((_, index) => has[filter](index))
  const gas = batches.reduce((sum, batch) => sum + batch.gas + batchOverhead, 0n)
  const isMeasured = rehearsals.lines.size > 0 && batches.length > 0
  return (
    <div className="gp-payroll gp-stack">
      <PayrollHead {...props} />
      <PayrollQuestions {...props} />
      <PayrollColumns payroll={payroll} onEdit={onEdit} />
      <Choices {...props} batches={batches} />
      <PayrollFigures
        accountName={accountName}
        totals={payroll.totals}
        batches={batches}
        fee={
          gasPrice === undefined || !isMeasured ? undefined : { value: gas * gasPrice, ...currency }
        }
      />
      <PayrollLoom states={states} block={rehearsals.block} isUnable={rehearsals.isUnable} />
      <div className="gp-payroll-chips" role="group" aria-label={text('payroll.filter')}>
        {filters
          .filter((one) => one === 'all' || one === filter || countOf(one) > 0)
          .map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={filter === one}
              onClick={() => {
                setFilter(one)
              }}
            >
              {text(`payroll.filter.${one}`, { count: countOf(one) })}
            </button>
          ))}
      </div>
      {shown.length === 0 ? (
        <p className="gp-soft">{text('payroll.filter.none')}</p>
      ) : (
        <PayrollTable
          key={filter}
          lines={shown}
          rehearsals={rehearsals.lines}
          batches={filter === 'all' && turn.isReady ? batches : []}
          batchAction={(batch) =>
            props.opened.includes(batch) ? (
              <span>{text('payroll.batch.opened')}</span>
            ) : (
              <button
                type="button"
                className="gp-text-button"
                onClick={() => {
                  props.onReview(batch)
                }}
              >
                {text('payroll.batch.review', { batch: batch + 1 })}
              </button>
            )
          }
          nameOf={nameOf}
          onEdit={onEdit}
          onAmount={props.onAmount}
        />
      )}
      {payroll.dropped > 0 && (
        <p className="gp-small gp-soft">
          {text('payroll.dropped', { count: payroll.dropped })}{' '}
          <button
            type="button"
            className="gp-text-button"
            onClick={() => onEdit((edits) => ({ ...edits, dropped: [] }))}
          >
            {text('payroll.takeBack')}
          </button>
        </p>
      )}
      <PayrollBar {...props} turn={turn} batches={batches.length} />
    </div>
  )
}

const hasProblem = (line: PayrollLine | undefined, wanted: PayrollProblem['code']): boolean =>
  line?.problems.some(({ code }) => code === wanted) === true

/** How many lines, and how to begin again. */
function PayrollHead({ payroll, onPasteMore, onStartOver }: PayrollViewProps) {
  const text = textOf(payrollCopy)
  return (
    <header className="gp-payroll-head">
      <div>
        <h1>{text('payroll.title', { count: payroll.lines.length })}</h1>
        <p className="gp-small gp-soft">
          {text('payroll.lead')} <span>◆ {text('payroll.kept')}</span>
        </p>
      </div>
      <div className="gp-actions">
        <Button onPress={onPasteMore}>{text('payroll.pasteMore')}</Button>
        <Button onPress={onStartOver}>{text('payroll.startOver')}</Button>
      </div>
    </header>
  )
}

/** What is chosen for the whole payroll. */
function Choices(props: PayrollViewProps & Pick<PayrollTitleProps, 'batches'>) {
  return (
    <>
      <PayrollTitle edits={props.edits} batches={props.batches} onEdit={props.onEdit} />
      <TokenChoice {...props} />
      <BindMemos {...props} />
      <DeviceChoice {...props} />
    </>
  )
}

/** What lines are paid with that name no token; only where there is a choice and a line that needs it. */
function TokenChoice({ payroll, tokens, onEdit }: PayrollViewProps) {
  const text = textOf(payrollCopy)
  const { token } = payroll
  // It is asked above.
  if (token === undefined) return null
  if (tokens.length < 2 || payroll.lines.every(({ typed }) => typed.token !== '')) return null
  return (
    <div className="gp-payroll-token">
      <Field label={text('payroll.with')}>
        {(field) => (
          <Select
            {...field}
            value={token.address ?? ''}
            options={tokens.map(({ address, symbol }) => ({ value: address ?? '', label: symbol }))}
            onChange={(token) => onEdit((edits) => ({ ...edits, token }))}
          />
        )}
      </Field>
    </div>
  )
}

/** Whether the memos go into the bytes; only where a line has one, and a token that can carry it. */
function BindMemos({ payroll, edits, rehearsals, onEdit }: PayrollViewProps) {
  const text = textOf(payrollCopy)
  const count = payroll.payable.filter(canBind).length
  if (count === 0) return null
  const isBound = edits.isBound === true
  const taken = [...rehearsals.lines.values()].filter((one) => one.isBound === true).length
  return (
    <div className="gp-field">
      <label className="gp-check">
        <input
          type="checkbox"
          checked={isBound}
          aria-describedby="payroll-bind"
          onChange={(event) => onEdit((kept) => ({ ...kept, isBound: event.target.checked }))}
        />
        {text('payroll.bind')}
      </label>
      <p id="payroll-bind" className="gp-field-line gp-small" role="status">
        {isBound && taken > 0
          ? text('payroll.bind.taken', { count: taken, all: count })
          : text(isBound && rehearsals.isUnable ? 'payroll.bind.unable' : 'payroll.bind.hint')}
      </p>
    </div>
  )
}

/** Whether somebody signs on a device; only where that changes how the lines are cut. */
function DeviceChoice({ payroll, rehearsals, edits, onEdit }: PayrollViewProps) {
  const text = textOf(batchSizeCopy)
  const batches = useBatches(payroll, rehearsals, false)
  if (batches.length < 2) return null
  const lines = Math.max(...batches.map((batch) => batch.lines.length))
  return (
    <div className="gp-field">
      <label className="gp-check">
        <input
          type="checkbox"
          checked={edits.isLarge === true}
          aria-describedby="payroll-large"
          onChange={(event) => onEdit((kept) => ({ ...kept, isLarge: event.target.checked }))}
        />
        {text('batchSize.large')}
      </label>
      <p id="payroll-large" className="gp-field-line gp-small">
        {text('batchSize.large.hint', { lines })}
      </p>
    </div>
  )
}

type PayrollBarProps = Pick<PayrollViewProps, 'opened' | 'onEdit' | 'onReview'> & {
  turn: ReturnType<typeof payrollTurn>
  batches: number
}

/** What happens next. The button names what it does; beside it stands what it waits for. */
function PayrollBar({ turn, batches, opened, onEdit, onReview }: PayrollBarProps) {
  const text = textOf(payrollCopy)
  const { line } = turn
  const next = Array.from({ length: batches }, (_, index) => index).find(
    (index) => !opened.includes(index),
  )
  const label =
    batches > 1 && opened.length > 0 && next !== undefined
      ? text('payroll.bar.next', { batch: next + 1, count: batches })
      : text('payroll.bar.review', { count: Math.max(batches, 1) })
  return (
    <section
      className="gp-payroll-bar"
      data-asked={turn.title[0] === 'payroll.bar.question'}
      aria-label={text(...turn.title)}
    >
      <p role="status">
        <strong>{text(...turn.title)}</strong>
        <span>{text(...turn.more)}</span>
      </p>
      <div className="gp-actions">
        {line !== undefined && (
          <Button
            onPress={() => onEdit((edits) => ({ ...edits, dropped: [...edits.dropped, line] }))}
          >
            {text('payroll.bar.drop', { line })}
          </Button>
        )}
        <Button
          look="primary"
          disabled={!turn.isReady}
          onPress={() => {
            onReview(next ?? 0)
          }}
        >
          {label}
        </Button>
      </div>
    </section>
  )
}
