import { Amount } from '../../../components/Amount.tsx'
import { currency } from '../../../data/currency.ts'
import { formatFiat } from '../../../format/fiat.ts'
import { region } from '../../../format/region.ts'
import { text } from './activityCopy.ts'
import type { ActivityLine } from './activityLines.ts'

const monthFormat = new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric' })

/** How many tokens a month adds up; the rest is in the export. */
const mostTotals = 3

export type MonthHeadProps = { month: Extract<ActivityLine, { kind: 'month' }> }

/** A month, with what came in and went out of each token, and in money. */
export function MonthHead({ month }: MonthHeadProps) {
  const isToday = (['in', 'out'] as const).some((way) => month.money[way]?.isThen === false)
  return (
    <div className="gp-month">
      <h2>
        {monthFormat.format(month.timestamp)}
        {month.isPart && (
          <span className="gp-soft gp-small gp-month-part"> {text('activity.partMonth')}</span>
        )}
      </h2>
      {month.uncounted > 0 && (
        <p className="gp-soft gp-small">{text('activity.uncounted', { count: month.uncounted })}</p>
      )}
      {month.totals.length === 0 ? (
        <p className="gp-soft gp-small">{text('activity.quiet')}</p>
      ) : (
        <dl className="gp-month-totals">
          <Way month={month} way="in" />
          <Way month={month} way="out" />
        </dl>
      )}
      {isToday && <p className="gp-soft gp-small">{text('activity.today')}</p>}
    </div>
  )
}

/** What came in, or went out. */
function Way({ month, way }: MonthHeadProps & { way: 'in' | 'out' }) {
  const totals = month.totals.filter((total) => total[way] > 0n)
  const money = month.money[way]
  if (totals.length === 0) return null
  return (
    <div>
      <dt>{text(`activity.${way}`)}</dt>
      <dd className="gp-month-tokens">
        {totals.slice(0, mostTotals).map(({ key, symbol, decimals, [way]: value }) => (
          <Amount key={key} {...{ symbol, decimals, value }} />
        ))}
      </dd>
      {money !== undefined && (
        <dd className="gp-month-money gp-figure">{formatFiat(money.value.toFixed(2), currency)}</dd>
      )}
    </div>
  )
}
