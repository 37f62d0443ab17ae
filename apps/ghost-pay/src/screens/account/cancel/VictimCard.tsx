import { Fragment } from 'react'
import type { Address } from 'viem'
import { Link } from 'wouter'
import { splitNote } from '@ghost-pay/payments/memo'
import { amountsOf } from '@ghost-pay/safe-account/view'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { BatchParts } from '../../../components/BatchParts.tsx'
import { ButtonLink } from '../../../components/Button.tsx'
import { Source } from '../../../components/Source.tsx'
import { useNow } from '../../../components/useNow.ts'
import { dayAndTime } from '../../../format/dayAndTime.ts'
import { fullTime } from '../../../format/fullTime.ts'
import { money } from '../../../money/currency.ts'
import { arePayments, isPaying, peopleOf } from '../review/paidGroups.ts'
import type { Victim } from '../review/useVictim.ts'
import { text } from './cancelCopy.ts'

import './VictimCard.css'

export type VictimCardProps = {
  victim: Victim
  threshold: number | undefined
}

/** What a rejection cancels, whole: dashed, because it will not be, and its figure struck through. */
export function VictimCard({ victim, threshold }: VictimCardProps) {
  const { view, to, note = '', worth, proposer, time, signers } = victim
  const now = useNow(60_000)
  const kind = isPaying(view) ? 'payment' : 'change'
  const { head } = splitNote(note, view.parts.length)
  const amounts = amountsOf(view)
  return (
    <section
      className="gp-victim gp-card"
      data-ghost="true"
      aria-label={text(`cancels.victim.${kind}`)}
    >
      <span className="gp-victim-cap gp-soft gp-small" aria-hidden="true">
        {text(`cancels.victim.${kind}`)}
      </span>
      <div className="gp-victim-top">
        <Who view={view} head={head} />
        {amounts.length > 0 && (
          <span className="gp-victim-sums">
            {amounts.map((amount) => (
              <s key={`${amount.token ?? ''} ${amount.symbol}`}>
                <Amount size="card" {...amount} exact />
              </s>
            ))}
            {worth !== undefined && <span className="gp-soft gp-small">{money(worth)}</span>}
          </span>
        )}
      </div>
      <dl>
        {view.counterparty !== undefined && (
          <div>
            <dt>{text('cancels.to')}</dt>
            <dd>
              <GroupedAddress address={view.counterparty} />
            </dd>
          </div>
        )}
        {proposer !== undefined && (
          <div>
            <dt>{text('cancels.prepared')}</dt>
            <dd>
              <AddressName address={proposer} />
              {time !== undefined && (
                <Source source="gateway">
                  <time dateTime={new Date(time).toISOString()} title={fullTime(time)}>
                    {dayAndTime(time, now)}
                  </time>
                </Source>
              )}
            </dd>
          </div>
        )}
        {signers !== undefined && (
          <div>
            <dt>{text('cancels.approved')}</dt>
            <dd>
              <Approvals signers={signers} threshold={threshold} />
            </dd>
          </div>
        )}
      </dl>
      {view.parts.length > 0 && (
        <details className="gp-details">
          <summary>{text('cancels.lines', { count: view.parts.length })}</summary>
          <BatchParts parts={view.parts} totals={[]} note={note} />
        </details>
      )}
      <Link href={to}>{text(`cancels.see.${kind}`)}</Link>
    </section>
  )
}

function Who({ view, head }: Pick<Victim, 'view'> & { head: string }) {
  const { counterparty, parts, sentence } = view
  if (counterparty !== undefined) {
    return (
      <>
        <AccountAvatar address={counterparty} size={40} />
        <span className="gp-lines">
          <b>
            <AddressName address={counterparty} />
          </b>
          {head !== '' && <span className="gp-soft gp-small">{head}</span>}
        </span>
      </>
    )
  }
  const people = arePayments(parts) ? text('cancels.paid', { count: peopleOf(parts) }) : undefined
  return (
    <span className="gp-victim-alone gp-lines">
      <b>{head === '' ? (people ?? sentence) : head}</b>
      {head !== '' && <span className="gp-soft gp-small">{people ?? sentence}</span>}
    </span>
  )
}

type ApprovalsProps = { signers: readonly Address[]; threshold: number | undefined }

const Approvals = ({ signers, threshold }: ApprovalsProps) => (
  <span className="gp-near gp-wrap">
    {signers.length === 0 && text('cancels.nobody')}
    {signers.map((signer) => (
      <Fragment key={signer}>
        <AccountAvatar address={signer} size={20} />
        <AddressName address={signer} />
      </Fragment>
    ))}
    {signers.length > 0 && threshold !== undefined && (
      <span className="gp-soft">
        {text('cancels.approvedOf', { count: signers.length, threshold })}
      </span>
    )}
  </span>
)

/** The button that opens what a rejection cancels. */
export const ReviewVictim = ({ victim: { view, to } }: { victim: Victim }) => (
  <ButtonLink to={to}>
    {text(isPaying(view) ? 'cancels.review.payment' : 'cancels.review.change')}
  </ButtonLink>
)
