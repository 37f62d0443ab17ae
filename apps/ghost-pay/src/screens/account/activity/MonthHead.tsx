import { Amount } from '../../../components/Amount.tsx'
import { region } from '../../../format/region.ts'
import { textOf } from '../../../text/textOf.ts'
import { activityCopy } from './activityCopy.ts'
import type { ActivityLine } from './activityLines.ts'

const text = textOf(activityCopy)

const monthFormat = new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric' })

/** How many tokens a month adds up; the rest is in the export. */
const mostTotals = 3

/** A month, with what came in and went out of each token. */
export function MonthHead({ month }: { month: Extract<ActivityLine, { kind: 'month' }> }) {
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
        <dl className="gp-month-totals gp-small">
          {month.totals.slice(0, mostTotals).map(({ key, in: came, out, ...token }) => (
            <div key={key}>
              {came > 0n && (
                <>
                  <dt className="gp-soft">{text('activity.in')}</dt>
                  <dd>
                    <Amount {...token} value={came} />
                  </dd>
                </>
              )}
              {out > 0n && (
                <>
                  <dt className="gp-soft">{text('activity.out')}</dt>
                  <dd>
                    <Amount {...token} value={out} />
                  </dd>
                </>
              )}
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
