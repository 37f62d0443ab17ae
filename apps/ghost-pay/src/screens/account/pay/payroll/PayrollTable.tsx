import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import type { PayrollBatch, PayrollLine } from '@ghost-pay/payments/payroll'
import { type LineRehearsal, type LineState, shownState } from '@ghost-pay/payments/payroll-check'

import { text } from './payrollCopy.ts'
import { columnCount, PayrollRow, type PayrollRowProps } from './PayrollRow.tsx'
import { moneyOf, type PayrollSum, type Prices, sayFixed } from './payrollSums.ts'
import { nameIn, type PayeeNames } from './usePayeeNames.ts'

export type PayrollTableProps = {
  lines: readonly PayrollLine[]
  rehearsals: ReadonlyMap<number, LineRehearsal>
  sums: readonly PayrollSum[]
  prices: Prices
  /** By the line that each begins with; one batch, or none, is not cut. */
  batches: readonly PayrollBatch[]
  /** Stands at the end of the row of a batch. */
  batchAction: (batch: number) => ReactNode
  nameOf: (address: Address) => string | undefined
  /** How the look-ups of names stand that are in the place of addresses. */
  names: PayeeNames
  /** The line whose address is typed again. */
  correcting: number | undefined
} & Pick<PayrollRowProps, 'onEdit' | 'onAmount' | 'onCorrect' | 'onText'>

/** Rows that a table has at first, and that each press adds. */
const rowsAtOnce = 100

/** Rows that are drawn before the page is shown: more than a window has room for. The others follow when nothing waits for them. */
const rowsBefore = 20

/** The lines as a table that keeps its roles on a phone: what stops first, then what is paid, cut by batches. */
export function PayrollTable(props: PayrollTableProps) {
  const { lines, rehearsals, sums, batches } = props
  const [shown, setShown] = useState(rowsAtOnce)
  const drawn = useDeferredValue(shown, rowsBefore)
  const rows = lines.map((line) => ({ line, state: shownState(line, rehearsals.get(line.line)) }))
  const stopped = rows.filter(({ state }) => isStop(state))
  const others = rows.filter(({ state }) => !isStop(state))
  const arrive = others.every(({ state }) => state === 'arrives' || state === 'look')
  const left = lines.length - shown
  return (
    <>
      <table className="gp-payroll-table" role="table">
        <Head />
        <tbody role="rowgroup">
          {stopped.length > 0 && (
            <Group kind="stop">
              <span>{text('payroll.group.stop', { count: stopped.length })}</span>
            </Group>
          )}
          {stopped.slice(0, drawn).map((row) => (
            <Row key={row.line.line} {...props} {...row} />
          ))}
          {others.length > 0 && batches.length < 2 && (
            <Group>
              <span>
                {text(arrive && rehearsals.size > 0 ? 'payroll.group.arrive' : 'payroll.lines', {
                  count: others.length,
                })}
              </span>
              <span>
                {sums
                  .map(({ token: { decimals, symbol }, total, places }) =>
                    [sayFixed(total, decimals, places), symbol].join(' '),
                  )
                  .join(' · ')}
              </span>
            </Group>
          )}
          <Others {...props} rows={others.slice(0, Math.max(0, drawn - stopped.length))} />
        </tbody>
      </table>
      {left > 0 && (
        <button
          type="button"
          className="gp-button"
          data-look="plain"
          onClick={() => setShown((count) => count + rowsAtOnce)}
        >
          {text('payroll.more', { count: Math.min(left, rowsAtOnce) })}
        </button>
      )}
    </>
  )
}

const isStop = (state: LineState): boolean => state === 'stop' || state === 'fails'

function Head() {
  const heads = ['n', 'to', 'address', 'amount', 'symbol', 'state'] as const
  return (
    <thead role="rowgroup">
      <tr role="row">
        {heads.map((head) => (
          <th key={head} role="columnheader" scope="col" className={`gp-payroll-${head}`}>
            {head === 'symbol' ? (
              <span className="gp-visually-hidden">{text('payroll.head.symbol')}</span>
            ) : (
              text(`payroll.head.${head}`)
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Group({ kind, children }: { kind?: 'stop'; children: ReactNode }) {
  return (
    <tr role="row" className="gp-payroll-batch" data-kind={kind}>
      <td role="cell" colSpan={columnCount}>
        <span>{children}</span>
      </td>
    </tr>
  )
}

type ShownLine = { line: PayrollLine; state: LineState }

/** The lines that are paid; above the first of each batch stands which one it is. */
function Others({ rows, ...props }: PayrollTableProps & { rows: readonly ShownLine[] }) {
  const { batches, batchAction } = props
  const firstLines = new Map(batches.map((batch, index) => [batch.lines[0]?.line, index]))
  return rows.flatMap((row) => {
    const batch = batches.length < 2 ? undefined : firstLines.get(row.line.line)
    const shown = <Row key={row.line.line} {...props} {...row} />
    if (batch === undefined) return [shown]
    const count = batches[batch]?.lines.length ?? 0
    return [
      <Group key={`batch ${batch}`}>
        <span>{text('payroll.batch', { batch: batch + 1, count })}</span>
        {batchAction(batch)}
      </Group>,
      shown,
    ]
  })
}

function Row({ line, state, ...props }: PayrollTableProps & ShownLine) {
  const { sums, prices, nameOf, names, correcting, onEdit, onAmount, onCorrect, onText } = props
  const { token, amount } = line
  const money =
    token === undefined || amount === undefined ? undefined : moneyOf(token, amount, prices)
  const isNarrow = useIsNarrow()
  const isSame = token !== undefined && prices.get(token.address ?? '')?.toFixed(2) === '1.00'
  return (
    <PayrollRow
      line={line}
      state={state}
      name={line.address && nameOf(line.address)}
      places={sums.find((sum) => sum.token === token)?.places ?? 2}
      money={isSame ? undefined : money}
      found={names.get(nameIn(line) ?? '')}
      isCorrecting={correcting === line.line}
      isNarrow={isNarrow}
      onEdit={onEdit}
      onAmount={onAmount}
      onCorrect={onCorrect}
      onText={onText}
    />
  )
}

const query = '(max-width: 63.9375em)'

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window has the width of a phone or a tablet. */
const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
