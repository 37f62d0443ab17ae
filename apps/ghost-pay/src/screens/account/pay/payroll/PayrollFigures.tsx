import type { PayrollBatch, PayrollTotal } from '@ghost-pay/payments/payroll'

import { Amount } from '../../../../components/Amount.tsx'
import { roundedFee } from '../../../../format/roundedFee.ts'
import { splitAmount } from '../../../../format/splitAmount.ts'
import { textOf } from '../../../../text/textOf.ts'
import { payrollCopy } from './payrollCopy.ts'

const text = textOf(payrollCopy)

export type PayrollFiguresProps = {
  accountName: string
  totals: readonly PayrollTotal[]
  batches: readonly PayrollBatch[]
  /** What the network takes for all batches; undefined while it is not known. */
  fee: { value: bigint; decimals: number; symbol: string } | undefined
}

/** What leaves, what is left, how many signatures it takes, and what the network takes. */
export function PayrollFigures({ accountName, totals, batches, fee }: PayrollFiguresProps) {
  return (
    <dl className="gp-payroll-figures">
      <div>
        <dt>{text('payroll.figure.leaves', { account: accountName })}</dt>
        {totals.length === 0 && <dd>–</dd>}
        {totals.map(({ token, total }) => (
          <dd key={token.address ?? ''}>
            <Amount value={total} decimals={token.decimals} symbol={token.symbol} />
          </dd>
        ))}
      </div>
      <div>
        <dt>{text('payroll.figure.left')}</dt>
        {totals.length === 0 && <dd>–</dd>}
        {totals.map((total) => (
          <Left key={total.token.address ?? ''} {...total} />
        ))}
      </div>
      <div>
        <dt>{text('payroll.figure.batches')}</dt>
        <dd>{sayBatches(batches)}</dd>
        {batches.length > 0 && (
          <dd>{text('payroll.figure.batches.each', { count: batches.length })}</dd>
        )}
      </div>
      <div>
        <dt>{text('payroll.figure.fee')}</dt>
        <dd>{fee === undefined ? '–' : `${roundedFee(fee)} ${fee.symbol}`}</dd>
        <dd>{text('payroll.figure.fee.by')}</dd>
      </div>
    </dl>
  )
}

/** What is left of a token, or how much is missing. */
function Left({ token, left }: PayrollTotal) {
  const { balance, decimals, symbol } = token
  const isShort = left !== undefined && left < 0n
  return (
    <>
      <dd data-short={isShort}>
        {isShort ? (
          text('payroll.figure.short', { missing: splitAmount(-left, decimals).whole, symbol })
        ) : (
          <Amount value={left} decimals={decimals} symbol={symbol} />
        )}
      </dd>
      {balance !== undefined && (
        <dd>
          {text('payroll.figure.leftOf', {
            balance: splitAmount(balance, decimals).integer,
            symbol,
          })}
        </dd>
      )}
    </>
  )
}

/** How many batches, and of several how many lines each has. */
const sayBatches = (batches: readonly PayrollBatch[]): string =>
  batches.length > 1
    ? batches.map(({ lines }) => lines.length).join(' + ')
    : batches.length === 1
      ? '1'
      : '–'
