import type { Alike, AlikeTransaction } from '@ghost-pay/safe-account/history'

import { ButtonLink } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { fullTime } from '../../../format/fullTime.ts'
import { text } from './alikeCopy.ts'

export type AlikeLinesProps = Alike & { account: Pick<SharedAccount, 'address' | 'path'> }

/** More of them say the same. */
const most = 2

/** Says that the same left lately, or waits, and links it; and what nobody has compared (behaviour/payments#paid-already). */
export function AlikeLines({ account, found, inside, unread, isWhole }: AlikeLinesProps) {
  const { address, path } = account
  const { label } = useAddressBook()
  const payer = label(address)
  const count = inside.reduce((sum, { payments }) => sum + payments.length, 0)
  const said = [
    ...found.slice(0, most).map((one) => ({ id: one.id, title: titleOf(one, payer) })),
    // One for all lines that were paid by themselves.
    ...inside.slice(0, 1).map(({ id }) => ({ id, title: text('alike.inside', { count }) })),
  ]
  return (
    <>
      {said.map(({ id, title }) => (
        <Notice
          key={`${id} ${title}`}
          tone="warning"
          title={title}
          action={<ButtonLink to={`${path}/tx/${id}`}>{text('alike.see')}</ButtonLink>}
        >
          {text('alike.why')}
        </Notice>
      ))}
      <AlikeRest unread={unread} isWhole={isWhole} />
    </>
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

function titleOf(one: AlikeTransaction, account: string): string {
  if (one.at === undefined) {
    const place = one.place === undefined ? undefined : String(one.place)
    if (one.kind === 'same') {
      return place === undefined ? text('alike.waitsUnplaced') : text('alike.waits', { place })
    }
    const { count } = one
    return place === undefined
      ? text('alike.muchWaitsUnplaced', { count })
      : text('alike.muchWaits', { count, place })
  }
  const day = fullTime(one.at)
  return one.kind === 'same'
    ? text('alike.paid', { account, day })
    : text('alike.muchPaid', { count: one.count, day })
}
