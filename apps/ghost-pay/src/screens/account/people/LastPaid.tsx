import type { Address } from 'viem'
import type { PaidTotals } from '@ghost-pay/safe-account/history'

import { PeopleFacts } from '../../../components/PeopleFacts.tsx'
import { Source } from '../../../components/Source.tsx'
import { useNow } from '../../../components/useNow.ts'
import { dayOrTime } from '../../../format/dayAndTime.ts'
import { text } from './peopleCopy.ts'

export type LastPaidProps = {
  /** What the account has paid to whom. */
  paid: ReadonlyMap<Address, PaidTotals>
}

/** As many as are named. */
const most = 5

/** Who was paid last, the latest first. */
export function LastPaid({ paid }: LastPaidProps) {
  const now = useNow(60_000)
  const last = [...paid].sort(([, one], [, other]) => other.last - one.last).slice(0, most)
  if (last.length === 0) return null
  return (
    <section className="gp-stack-tight">
      <div className="gp-title-row">
        <h2>{text('people.lastTitle')}</h2>
        <Source source="gateway" />
      </div>
      <PeopleFacts
        rows={last.map(([address, { last: time }]) => ({ address, said: dayOrTime(time, now) }))}
      />
    </section>
  )
}
