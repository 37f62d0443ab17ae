import { type Address, isAddressEqual } from 'viem'
import type { OwnersMoved } from '@ghost-pay/safe-account/review'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { text } from './reviewCopy.ts'

import './WhoDecides.css'

export type WhoDecidesProps = OwnersMoved & {
  /** The owners of today, from the chain. */
  owners: readonly Address[]
}

/** Who decides over the account now and then: all owners, who joins and who leaves, and how many must approve. */
export function WhoDecides({ owners, before, after, moved }: WhoDecidesProps) {
  const joining = moved.filter(({ joins }) => joins).map(({ owner }) => owner)
  const leaves = (owner: Address) =>
    moved.some((one) => !one.joins && isAddressEqual(one.owner, owner))
  return (
    <section className="gp-review-section" aria-labelledby="who-decides">
      <div className="gp-review-head">
        <h2 id="who-decides">{text('review.rules')}</h2>
      </div>
      <table className="gp-rules">
        <thead>
          <tr>
            <th scope="col">{text('review.rules.what')}</th>
            <th scope="col">{text('review.rules.now')}</th>
            <th scope="col">{text('review.rules.then')}</th>
          </tr>
        </thead>
        <tbody>
          {owners.map((owner) => (
            <OwnerRow key={owner} owner={owner} isNow isThen={!leaves(owner)} />
          ))}
          {joining.map((owner) => (
            <OwnerRow key={owner} owner={owner} isNow={false} isThen />
          ))}
          <tr data-changes={moved.length === 0}>
            <th scope="row">
              <b>{text('review.rules.mustSign')}</b>
            </th>
            <td>{text('review.rules.of', before)}</td>
            <td>
              <b>{text('review.rules.of', after)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

type OwnerRowProps = { owner: Address; isNow: boolean; isThen: boolean }

function OwnerRow({ owner, isNow, isThen }: OwnerRowProps) {
  const { nameOf } = useAddressBook()
  const isNamed = nameOf(owner) !== undefined
  return (
    <tr data-changes={isNow !== isThen}>
      <th scope="row">
        <span className="gp-beside">
          <span className="gp-face" data-new={!isNow && !isNamed}>
            <AccountAvatar address={owner} size={32} />
          </span>
          <span>
            {(isNow || isNamed) && (
              <b>
                <AddressName address={owner} />
              </b>
            )}
            {!isNow && <GroupedAddress address={owner} />}
          </span>
        </span>
      </th>
      <td className="gp-soft">{text(isNow ? 'review.rules.yes' : 'review.rules.no')}</td>
      <td>
        <b>{text(isThen ? 'review.rules.yes' : 'review.rules.no')}</b>
      </td>
    </tr>
  )
}
