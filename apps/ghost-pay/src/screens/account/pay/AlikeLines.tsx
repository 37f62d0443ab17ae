import type { Alike, AlikeTransaction } from '@ghost-pay/safe-account/history'

import { ButtonLink } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { fullTime } from '../../../format/fullTime.ts'
import type { Said } from '../../../text/Said.ts'
import { type alikeCopy, text } from './alikeCopy.ts'

export type AlikeLinesProps = Omit<Alike, 'inside'> & {
  /** Not of one payment: it is the same, or not. */
  inside?: Alike['inside'] | undefined
  /** Of the account: where its screens are. */
  path: string
  accountName: string
}

/** More of them say the same. */
const most = 2

/** Says that the same left lately, or waits, and links it; and what nobody has compared (behaviour/payments#paid-already). */
export function AlikeLines({
  path,
  accountName,
  found,
  inside = [],
  unread,
  isWhole,
}: AlikeLinesProps) {
  return (
    <>
      {found.slice(0, most).map((one) => (
        <Notice
          key={one.id}
          tone="warning"
          title={text(...titleOf(one, accountName))}
          action={<ButtonLink to={`${path}/tx/${one.id}`}>{text('alike.see')}</ButtonLink>}
        >
          {text('alike.why')}
        </Notice>
      ))}
      <InsideLines path={path} inside={inside} />
      <AlikeRest unread={unread} isWhole={isWhole} />
    </>
  )
}

/** Says of some lines that they were paid by themselves: one notice, whatever their number. */
function InsideLines({ path, inside }: Pick<Alike, 'inside'> & { path: string }) {
  const [first] = inside
  if (first === undefined) return null
  const count = inside.reduce((sum, { payments }) => sum + payments.length, 0)
  return (
    <Notice
      tone="warning"
      title={text('alike.inside', { count })}
      action={<ButtonLink to={`${path}/tx/${first.id}`}>{text('alike.see')}</ButtonLink>}
    >
      {text('alike.why')}
    </Notice>
  )
}

/** Says what nobody has compared. */
export function AlikeRest({ unread, isWhole }: Pick<Alike, 'unread' | 'isWhole'>) {
  return (
    <>
      {unread > 0 && <p className="gp-soft gp-small">{text('alike.unread', { count: unread })}</p>}
      {!isWhole && <p className="gp-soft gp-small">{text('alike.rest')}</p>}
    </>
  )
}

function titleOf(one: AlikeTransaction, account: string): Said<typeof alikeCopy> {
  const place = String(one.place ?? '')
  if (one.at === undefined) {
    return one.kind === 'same'
      ? ['alike.waits', { place }]
      : ['alike.muchWaits', { count: one.count, place }]
  }
  const day = fullTime(one.at)
  return one.kind === 'same'
    ? ['alike.paid', { account, day }]
    : ['alike.muchPaid', { count: one.count, day }]
}
