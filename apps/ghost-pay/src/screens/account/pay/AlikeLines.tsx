import { ButtonLink } from '../../../components/Button.tsx'
import { Notice } from '../../../components/Notice.tsx'
import type { AlikeTransaction } from '../../../data/readAlike.ts'
import { fullTime } from '../../../format/fullTime.ts'
import type { Said } from '../../../text/Said.ts'
import { textOf } from '../../../text/textOf.ts'
import { alikeCopy } from './alikeCopy.ts'

const text = textOf(alikeCopy)

export type AlikeLinesProps = {
  /** Of the account: where its screens are. */
  path: string
  accountName: string
  found: readonly AlikeTransaction[]
}

/** More of them say the same. */
const most = 2

/** Says that the same left lately, or waits, and links it (behaviour/payments#paid-already). */
export function AlikeLines({ path, accountName, found }: AlikeLinesProps) {
  return found.slice(0, most).map((one) => (
    <Notice
      key={one.id}
      tone="warning"
      title={text(...titleOf(one, accountName))}
      action={<ButtonLink to={`${path}/tx/${one.id}`}>{text('alike.see')}</ButtonLink>}
    >
      {text('alike.why')}
    </Notice>
  ))
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
