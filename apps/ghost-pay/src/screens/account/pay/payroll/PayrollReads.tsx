import type { PayrollQuestion, ReadPayroll } from '@ghost-pay/payments/payroll'
import { readAs } from '@ghost-pay/payments/payroll-check'

import { text } from './payrollCopy.ts'
import { sayDigits } from './payrollSums.ts'

export type PayrollReadsProps = {
  read: ReadPayroll
  /** The symbol of what the first line is paid in; undefined while that is asked. */
  symbol: string | undefined
}

/** How the first line will be read, with a dashed hole where something is asked. */
export function PayrollReads({ read, symbol }: PayrollReadsProps) {
  const [row] = read.rows
  if (row === undefined) return null
  const asks = (...wanted: readonly PayrollQuestion['ask'][]) =>
    read.questions.some((one) => wanted.includes(one.ask))
  const isAddressOpen = row.address === ''
  const amount = read.decimalSign && readAs(row.amount, read.decimalSign)
  const isColumnAsked = asks(
    'addressColumn',
    'amountColumn',
    'tokenColumn',
    'chainColumn',
    'nameColumn',
  )
  return (
    <div className="gp-reads gp-soft gp-small">
      <p>
        {text('map.reads', { line: row.line })}
        {row.name !== '' && <strong>{row.name} </strong>}
        {asks('amountColumn', 'cutAmount', 'decimalSign') || !amount ? (
          <Hole>{text('map.hole.amount')}</Hole>
        ) : (
          <strong>{sayDigits(amount)}</strong>
        )}{' '}
        {symbol === undefined || asks('token', 'tokenColumn') ? (
          <Hole>{text('map.hole.token')}</Hole>
        ) : (
          <strong>{symbol}</strong>
        )}
        {text('map.reads.at')}
        {isAddressOpen || asks('addressColumn') ? (
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
