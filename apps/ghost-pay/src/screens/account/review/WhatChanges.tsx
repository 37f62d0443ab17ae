import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { AccountChange } from '@ghost-pay/safe-account/rehearsal'
import type { OwnersMoved } from '@ghost-pay/safe-account/review'
import { findOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { AccountAvatar } from '../../../components/AccountAvatar.tsx'
import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { AddressName } from '../../../components/AddressName.tsx'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { text } from './reviewCopy.ts'

import './ReviewView.css'

/** What an update changes of the account, as the node found it before and after: version, code, fallback handler, anything else. */
export function WhatUpdates({ before, after }: AccountChange) {
  const rows = [
    ['review.updates.version', before.version, after.version],
    ['review.updates.code', before.implementation, after.implementation],
    ['review.updates.handler', before.fallbackHandler, after.fallbackHandler],
  ] as const
  return (
    <section aria-labelledby="what-updates">
      <div className="gp-review-head gp-title-row">
        <h2 id="what-updates">{text('review.updates')}</h2>
      </div>
      <table className="gp-moves">
        <thead>
          <tr>
            <th scope="col">{text('review.updates.what')}</th>
            <th scope="col">{text('review.moves.before')}</th>
            <th scope="col">{text('review.moves.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, was, is]) => (
            <tr key={name}>
              <th scope="row">
                <b>{text(name)}</b>
              </th>
              <td className="gp-moves-was">
                <Value value={was} />
              </td>
              <td>
                <span aria-hidden="true">→ </span>
                <b>{was === is ? text('review.updates.same') : <Value value={is} />}</b>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <b>{text('review.updates.rest')}</b>
            </th>
            <td className="gp-moves-was">–</td>
            <td>
              <span aria-hidden="true">→ </span>
              <b>
                {text(after.rest === before.rest ? 'review.updates.same' : 'review.updates.other')}
              </b>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** A version as it is; a contract of the Safe project by name and version, any other by its address. */
function Value({ value }: { value: string }) {
  const official = findOfficialContract(value)
  if (value === zeroAddress) return text('review.updates.none')
  if (official !== undefined) return `${official.name} ${official.version}`
  // What a contract says of its version may be any text.
  return /^0x[\da-f]{40}$/i.test(value) ? <GroupedAddress address={value as Address} /> : value
}

type WhoDecidesProps = OwnersMoved & {
  owners: readonly Address[]
}

/** Who decides over the account now and then: all owners, who joins and who leaves, and how many must approve. */
export function WhoDecides({ owners, before, after, moved }: WhoDecidesProps) {
  const joining = moved.filter(({ joins }) => joins).map(({ owner }) => owner)
  const leaves = (owner: Address) =>
    moved.some((one) => !one.joins && isAddressEqual(one.owner, owner))
  return (
    <section aria-labelledby="who-decides">
      <div className="gp-review-head gp-title-row">
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
          <span className="gp-ring gp-face" data-new={!isNow && !isNamed}>
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
