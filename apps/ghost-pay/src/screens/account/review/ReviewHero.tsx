import type { Address } from 'viem'
import { Link } from 'wouter'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { Amount } from '../../../components/Amount.tsx'
import { MemoWord } from '../../../components/MemoWord.tsx'
import { splitNote } from '../../../data/lineNotes.ts'
import type { OwnersMoved } from '../../../data/ownersMoved.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import type { SignableView } from '../../../data/viewSignable.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import type { Said } from '../../../text/Said.ts'
import { textOf } from '../../../text/textOf.ts'
import { cancelCopy } from '../cancel/cancelCopy.ts'
import { cancelSaid } from '../cancel/cancelSaid.ts'
import { deedOfBytes } from '../queue/proposalDeed.ts'
import { arePayments } from './arePayments.ts'
import { reviewCopy } from './reviewCopy.ts'
import { settledSaid } from './settledSaid.ts'
import type { Victim } from './useVictim.ts'

const text = textOf(reviewCopy)
const sayCancel = textOf(cancelCopy)

export type ReviewHeroProps = {
  account: Pick<SharedAccount, 'address'>
  view: Pick<
    SignableView,
    'kind' | 'counterparty' | 'amount' | 'parts' | 'totals' | 'sentence' | 'action'
  >
  /** What the person who wrote it says that it is for. */
  note: string | undefined
  /** Its place in line. */
  nonce: bigint
  /** What a rejection cancels. */
  victim?: Victim | undefined
  /** What it changes in who decides. */
  decides?: OwnersMoved | undefined
}

/** Who pays whom, and the one large amount; for what is no payment, what happens. */
export function ReviewHero({ account, view, note, nonce, victim, decides }: ReviewHeroProps) {
  const { nameOf } = useAddressBook()
  const named = (address: Address) => nameOf(address) ?? shortAddress(address)
  const name = named(account.address)
  const [total, ...others] = view.totals
  const amount = view.amount ?? (others.length === 0 && arePayments(view.parts) ? total : undefined)
  const pays = amount !== undefined
  // What the note says of single lines stands beside them.
  const head = note === undefined ? undefined : splitNote(note, view.parts.length).head
  return (
    <section className="gp-review-hero">
      <p className="gp-review-sentence">
        <span className="gp-review-flow">
          <Party address={account.address} isAccount />
          <span>{text(pays ? 'review.pays' : 'review.does', { account: name })}</span>{' '}
          {view.counterparty !== undefined && view.amount !== undefined ? (
            <>
              <Party address={view.counterparty} />
              <b>
                <AddressName address={view.counterparty} />
              </b>
            </>
          ) : (
            <b>{text(...whatOf(view))}</b>
          )}
        </span>{' '}
        {pays && <Amount size="hero" {...amount} exact />}
      </p>
      {!pays && view.parts.length === 0 && (
        <p className="gp-sentence">
          {view.kind === 'rejection'
            ? sayCancel('cancels.still', {
                what: sayCancel(
                  ...cancelSaid(victim && deedOfBytes(victim.view), { nonce, nameOf: named }),
                ),
              })
            : decides === undefined
              ? view.sentence
              : text(...settledSaid(decides, name, nameOf))}
        </p>
      )}
      {victim !== undefined && <Link href={victim.to}>{text('review.cancels.see')}</Link>}
      {head !== undefined && <p className="gp-soft">{text('review.note', { note: head })}</p>}
      <MemoWord view={view} note={note} />
    </section>
  )
}

function Party({ address, isAccount = false }: { address: Address; isAccount?: boolean }) {
  return (
    <span className="gp-review-face" data-account={isAccount}>
      <AccountAvatar address={address} size={32} />
    </span>
  )
}

function whatOf({
  kind,
  parts,
  amount,
}: Pick<SignableView, 'kind' | 'parts' | 'amount'>): Said<typeof reviewCopy> {
  if (parts.length > 0) {
    return [arePayments(parts) ? 'review.batch' : 'review.steps', { count: parts.length }]
  }
  if (kind === 'rejection') return ['review.rejection']
  if (kind === 'settings') return ['review.settings']
  return amount === undefined ? ['review.call'] : ['review.collectible']
}
