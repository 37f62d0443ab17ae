import type { ReactNode } from 'react'
import type { ReadPayroll } from '@ghost-pay/payments/payroll'

import { Button } from '../../../../components/Button.tsx'
import { text } from './payrollCopy.ts'

import './PayrollMapping.css'

export type ColumnsLineProps = {
  read: ReadPayroll
  /** What lines without a token are paid in; undefined where there is no such line. */
  symbol: string | undefined
  onChange: () => void
}

/** What the columns were taken for, as one line. */
export function ColumnsLine({ read: { columns, table }, symbol, onChange }: ColumnsLineProps) {
  const titleOf = (at: number | undefined): string | undefined => {
    const column = table.find((one) => one.column === at)
    return column && (column.title || text('payroll.column', { column: column.column + 1 }))
  }
  const name = titleOf(columns.name)
  const address = titleOf(columns.address)
  const amount = titleOf(columns.amount)
  const token = titleOf(columns.token)
  const memo = titleOf(columns.memo)
  return (
    <div className="gp-columns-line gp-soft gp-small">
      {name !== undefined && <Part title={name}>{text('map.fold.name')}</Part>}
      {address !== undefined && <Part title={address}>{text('map.fold.address')}</Part>}
      {amount !== undefined && (
        <Part title={amount}>
          {text('map.fold.amount')}
          {token === undefined && symbol !== undefined && (
            <>
              {text('map.fold.in')}
              <strong>{symbol}</strong>
            </>
          )}
        </Part>
      )}
      {token !== undefined && <Part title={token}>{text('map.fold.token')}</Part>}
      {memo !== undefined && <Part title={memo}>{text('map.fold.memo')}</Part>}
      <Button look="text" onPress={onChange}>
        {text('map.changeColumns')}
      </Button>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span>
      <strong>{title}</strong>
      {children}
    </span>
  )
}
