import { useMemo } from 'react'
import { cleanSymbol } from '@ghost-pay/safe-account/tokens'

import { Amount } from '../../../components/Amount.tsx'
import { Source } from '../../../components/Source.tsx'
import { dayOrTime } from '../../../format/dayAndTime.ts'
import { text } from './activityCopy.ts'
import type { ActivityEntry } from './activityEntry.ts'
import { summarizeActivity } from './activityLines.ts'

import '../../../components/PeopleFacts.css'
import '../../../components/Row.css'

export type ActivitySideProps = {
  /** What fits what is looked for. */
  shown: readonly ActivityEntry[]
  /** There are earlier ones. */
  hasMore: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** How many tokens are added up. */
const mostTotals = 4

/** Beside the list: what is shown of it, added up. */
export function ActivitySide({ shown, hasMore, now }: ActivitySideProps) {
  const { count, since, totals, uncounted } = useMemo(() => summarizeActivity(shown), [shown])
  return (
    <section className="gp-stack-tight">
      <div className="gp-title-row">
        <h2>{text('activity.side.title')}</h2>
        <Source source="gateway" />
      </div>
      {totals.length === 0 ? (
        <p className="gp-soft gp-small">{text('activity.side.nothing')}</p>
      ) : (
        <dl className="gp-people-facts gp-activity-sums gp-small">
          {totals.slice(0, mostTotals).map(({ key, in: came, out, ...token }) => (
            <div key={key}>
              <dt className="gp-soft gp-one-line">{cleanSymbol(token.symbol)}</dt>
              <dd>
                {came > 0n && <Amount {...token} value={came} incoming />}
                {out > 0n && <Amount {...token} value={-out} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="gp-soft gp-small">
        {since !== undefined &&
          text('activity.side.since', { count, since: dayOrTime(since, now) })}{' '}
        {hasMore && text('activity.side.more')}
      </p>
      {uncounted > 0 && (
        <p className="gp-soft gp-small">{text('activity.uncounted', { count: uncounted })}</p>
      )}
    </section>
  )
}
