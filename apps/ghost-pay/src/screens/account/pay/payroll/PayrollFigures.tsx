import type { ReactNode } from 'react'
import type { PayrollBatch, PayrollTotal } from '@ghost-pay/payments/payroll'
import { worthAtPrice } from '@ghost-pay/safe-account/money'

import { money as sayMoney } from '../../../../data/currency.ts'
import { roundedFee } from '../../../../format/roundedFee.ts'
import { splitAmount } from '../../../../format/splitAmount.ts'
import { text } from './payrollCopy.ts'
import { type PayrollSum, sayFixed } from './payrollSums.ts'

import './PayrollFigures.css'

export type PayrollFiguresProps = {
  /** Stands above the sums. */
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

/** How many batches, and of several how many lines each has. */
export const sayBatches = (batches: readonly PayrollBatch[]): string => {
  const [first] = batches
  if (first === undefined) return '–'
  const sizes = batches.map(({ lines }) => lines.length).join(' + ')
  return text('payroll.figure.batches', { count: batches.length, sizes })
}

/** In base units of the chain's currency. */
export type Fee = { value: bigint; decimals: number; symbol: string }

/** What the network has taken: in money where a price is known. */
export function sayPaidFee(fee: Fee, price: number | undefined): string {
  const worth = price === undefined ? undefined : worthAtPrice(fee.value, fee.decimals, price)
  return worth === undefined ? `${roundedFee(fee)} ${fee.symbol}` : sayMoney(worth)
}
