import type { Address } from 'viem'
import { splitNote } from '@ghost-pay/payments/memo'
import { namesakeOf } from '@ghost-pay/payments/people'
import type { OwnersMoved } from '@ghost-pay/safe-account/review'
import { actionOfBytes, type SignableView } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { MemoWord } from '../../../components/MemoWord.tsx'
import { NameMarks } from '../../../components/NameMarks.tsx'
import { money } from '../../../money/currency.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Said } from '../../../text/Said.ts'
import { text as sayCancel } from '../cancel/cancelCopy.ts'
import { cancelSaid } from '../cancel/cancelSaid.ts'
import { sayWorth } from '../transaction/paidWorthSaid.ts'
import { arePayments, isPaying, paidGroups, peopleOf } from './paidGroups.ts'
import { type reviewCopy, text } from './reviewCopy.ts'
import type { Victim } from './useVictim.ts'

export type ReviewHeroProps = {
  account: Pick<SharedAccount, 'address'>
  view: Pick<
    SignableView,
    'kind' | 'counterparty' | 'amount' | 'parts' | 'totals' | 'sentence' | 'action'
  >
  /** What the person who wrote it says that it is for. */
  note: string | undefined
  nonce: bigint
  victim?: Victim | undefined
  /** What it pays in all, in money, at the prices of today; undefined where there is no price. */
  worth?: number | undefined
  decides?: OwnersMoved | undefined
}

/** Who pays whom, and the one large amount; for what is no payment, what happens. */
export function ReviewHero(props: ReviewHeroProps) {
  const { account, view, note, nonce, victim, worth, decides } = props
  const { addressBook, label } = useAddressBook()
  // A batch of payments has a sum in each token; the first one leads.
  const groups = paidGroups(view, note)
  const amount = view.amount ?? groups[0]?.total
  const pays = amount !== undefined
  const payee = view.amount && view.counterparty
  const called = payee && addressBook.get(payee)
  // What the note says of single lines stands beside them; of payments to many, the rest is their name.
  const { head } = splitNote(note ?? '', view.parts.length)
  const name = groups.length > 0 ? head : ''
  const said = sayWhatIsDone({
    view,
    nonce,
    victim,
    decides,
    account: label(account.address),
    label,
  })
  if (said !== undefined) {
    return (
      <section className="gp-review-hero">
        <p className="gp-review-flow gp-near gp-wrap gp-soft">
          <Party address={account.address} isAccount />
          <span>{said.who}</span>
        </p>
        <h2 className="gp-review-say">{said.title}</h2>
        <p className="gp-soft">{said.more}</p>
        {head !== '' && <p className="gp-soft">{text('review.note', { note: head })}</p>}
      </section>
    )
  }
  return (
    <section className="gp-review-hero">
      {name !== '' && <h2 className="gp-review-name">{name}</h2>}
      <p>
        <span className="gp-review-flow gp-near gp-wrap gp-soft">
          <Party address={account.address} isAccount />
          <span>
            {text(pays ? 'review.pays' : 'review.does', { account: label(account.address) })}
          </span>{' '}
          {payee !== undefined ? (
            <>
              <Party address={payee} />
              <b>
                <AddressName address={payee} />
              </b>
            </>
          ) : (
            <b>{text(...whatOf(view))}</b>
          )}
        </span>{' '}
        {pays && <Amount size="hero" {...amount} exact places={groups[0]?.digits} />}
        {groups.slice(1).map(({ total, digits }) => (
          <span key={`${total.token ?? ''} ${total.symbol}`}>
            <span className="gp-soft">+ </span>
            <Amount size="card" {...total} exact places={digits} />
          </span>
        ))}
      </p>
      {payee !== undefined && called !== undefined && (
        <NameMarks name={called} namesake={namesakeOf(addressBook, payee, called)} />
      )}
      {worth !== undefined && (
        <p className="gp-soft">
          {view.amount === undefined
            ? text('review.total', { worth: money(worth) })
            : sayWorth({ value: worth, isThen: false })}
        </p>
      )}
      {!pays && view.parts.length === 0 && <p>{view.sentence}</p>}
      {head !== '' && name === '' && (
        <p className="gp-soft">{text('review.note', { note: head })}</p>
      )}
      {name !== '' && <p className="gp-soft gp-small">{text('review.named')}</p>}
      <MemoWord view={view} note={note} />
    </section>
  )
}

type DoneParameters = Pick<ReviewHeroProps, 'nonce' | 'victim' | 'decides'> & {
  view: Pick<SignableView, 'kind'>
  account: string
  label: (address: Address) => string
}

/** Of what cancels, or changes who decides: who does it, what happens, and what follows. Undefined for everything else. */
function sayWhatIsDone({ view, nonce, victim, decides, account, label }: DoneParameters) {
  if (decides !== undefined) {
    const { title, more } = settledSaid(decides, account, label)
    return {
      who: text('review.settled.who', { account }),
      title: text(...title),
      more: text(...more),
    }
  }
  if (view.kind !== 'rejection') return undefined
  const cancels = cancelSaid(victim && actionOfBytes(victim.view), { nonce, nameOf: label })
  const what = victim === undefined ? 'whatever' : isPaying(victim.view) ? 'payment' : 'change'
  return {
    who: sayCancel(`cancels.who.${what}`, { account }),
    title: sayCancel(...cancels),
    more: sayCancel('cancels.nothing'),
  }
}

function Party({ address, isAccount = false }: { address: Address; isAccount?: boolean }) {
  return <AccountAvatar address={address} size={28} shape={isAccount ? 'account' : 'person'} />
}

function whatOf(props: Pick<SignableView, 'kind' | 'parts' | 'amount'>): Said<typeof reviewCopy> {
  const { kind, parts, amount } = props
  if (parts.length > 0) {
    return arePayments(parts)
      ? ['review.people', { count: peopleOf(parts) }]
      : ['review.steps', { count: parts.length }]
  }
  if (kind === 'settings') return ['review.settings']
  return amount === undefined ? ['review.call'] : ['review.collectible']
}

type Words = Said<typeof reviewCopy>

function settledSaid(
  { before, after, moved }: OwnersMoved,
  account: string,
  label: (address: Address) => string,
): { title: Words; more: Words } {
  const now = text('review.rules.of', before)
  const then = text('review.rules.of', after)
  const nameIn = (joining: boolean) => {
    const owner = moved.find(({ joins }) => joins === joining)?.owner
    return owner && label(owner)
  }
  const [name, old] = [nameIn(true), nameIn(false)]
  const more: Words =
    now === then ? ['review.settled.same', { now }] : ['review.settled.then', { now, then }]
  if (name !== undefined && old !== undefined) {
    return { title: ['review.settled.swaps', { name, old, account }], more }
  }
  if (name !== undefined) return { title: ['review.settled.joins', { name, account }], more }
  if (old !== undefined) return { title: ['review.settled.leaves', { name: old, account }], more }
  return { title: ['review.settled.rule', after], more: ['review.settled.today', { now }] }
}
