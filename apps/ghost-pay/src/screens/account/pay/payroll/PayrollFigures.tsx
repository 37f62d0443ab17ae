import type { ReactNode } from 'react'
import type { PayrollBatch, PayrollTotal } from '@ghost-pay/payments/payroll'
import type { LineState } from '@ghost-pay/payments/payroll-check'

import { Source } from '../../../../components/Source.tsx'
import { groupedNumber } from '../../../../format/groupedNumber.ts'
import { splitAmount } from '../../../../format/splitAmount.ts'
import { money as sayMoney } from '../../../../money/currency.ts'
import { text } from './payrollCopy.ts'
import { type PayrollSum, sayFixed } from './payrollSums.ts'
import type { LineRehearsals } from './useLineRehearsals.ts'

import './PayrollFigures.css'

export type PayrollFiguresProps = {
  title: string
  sums: readonly PayrollSum[]
  /** How many addresses are paid in all. */
  people: number
  /** What the account has too little of. */
  short?: readonly PayrollTotal[]
  /** Two further figures. */
  children: ReactNode
}

/** What leaves, token by token with its people and its money, and two figures beside it. */
export function PayrollFigures({ title, sums, people, short = [], children }: PayrollFiguresProps) {
  const money = sums.every((sum) => sum.money !== undefined)
    ? sums.reduce((all, sum) => all + (sum.money ?? 0), 0)
    : undefined
  return (
    <div className="gp-payroll-figures">
      <div>
        <h2>{title}</h2>
        {sums.length === 0 && <p className="gp-payroll-big">–</p>}
        {sums.length > 0 && (
          <table>
            <tbody>
              {sums.map((sum) => (
                <SumRow key={sum.token.address ?? ''} {...sum} />
              ))}
              {sums.length > 1 && (
                <tr className="gp-payroll-all">
                  <td>{text('payroll.figure.people', { count: people })}</td>
                  <td />
                  <td />
                  <td>{money !== undefined && sayMoney(money)}</td>
                </tr>
              )}
            </tbody>
          </table>
        )}
        {short.map(({ token: { address, decimals, symbol }, left = 0n }) => (
          <p key={address ?? ''} className="gp-short gp-small">
            {text('payroll.figure.short', { missing: splitAmount(-left, decimals).whole, symbol })}
          </p>
        ))}
      </div>
      {children}
    </div>
  )
}

function SumRow({ token: { decimals, symbol }, total, people, money, places }: PayrollSum) {
  return (
    <tr>
      <td>{text('payroll.figure.people', { count: people })}</td>
      <td className="gp-payroll-big gp-figure">{sayFixed(total, decimals, places)}</td>
      <td>{symbol}</td>
      <td className="gp-figure">{money !== undefined && sayMoney(money)}</td>
    </tr>
  )
}

export type OneFigureProps = { title: string; value: string; more?: string | undefined }

/** A figure with what it is, and a soft line below it. */
export function OneFigure({ title, value, more }: OneFigureProps) {
  return (
    <div>
      <h2>{title}</h2>
      <p className="gp-payroll-big">{value}</p>
      {more !== undefined && <p className="gp-soft gp-tiny">{more}</p>}
    </div>
  )
}

/** How many batches are signed, and of several how many lines each has. */
export function BatchesFigure({ batches }: { batches: readonly PayrollBatch[] }) {
  const { length: count } = batches
  const title = text('payroll.figure.signing')
  if (count === 0) return <OneFigure title={title} value="–" />
  const sizes = batches.map(({ lines }) => lines.length).join(' + ')
  return (
    <OneFigure
      title={title}
      value={text('payroll.figure.batches', { count, sizes })}
      more={text('payroll.figure.batches.each', { count })}
    />
  )
}

export type RehearsalGridProps = Pick<LineRehearsals, 'block' | 'isUnable'> & {
  /** Of each line, in order. */
  states: readonly LineState[]
}

/** A field of one cell for each line: outlined until it was rehearsed, solid when the payment arrives. */
export function RehearsalGrid({ states, block, isUnable }: RehearsalGridProps) {
  const count = (...wanted: readonly LineState[]) =>
    states.filter((state) => wanted.includes(state)).length
  const waits = count('waits', 'running')
  const total = states.length
  const arrives = count('arrives', 'look')
  return (
    <div className="gp-grid-of-lines gp-abreast gp-soft gp-small">
      <div
        className="gp-grid-of-lines-field"
        role="img"
        aria-label={text('payroll.grid', { total, arrives, waits, stop: count('stop', 'fails') })}
      >
        {states.map((state, index) => (
          <i key={index} data-state={state === 'fails' ? 'stop' : state} />
        ))}
      </div>
      {isUnable ? (
        <span>{text('payroll.rehearsal.none')}</span>
      ) : (
        <span>
          <strong>
            {waits > 0
              ? text('payroll.rehearsing', { done: total - waits, total })
              : text('payroll.rehearsed', { count: arrives, total })}
          </strong>{' '}
          {text('payroll.rehearsal.nothing')}
        </span>
      )}
      {block !== undefined && (
        <Source source="chain">
          {text('payroll.rehearsal.block', { block: groupedNumber(String(block)) })}
        </Source>
      )}
    </div>
  )
}
