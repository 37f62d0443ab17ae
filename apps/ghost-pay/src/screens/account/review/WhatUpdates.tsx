import { type Address, zeroAddress } from 'viem'
import type { AccountChange } from '@ghost-pay/safe-account'
import { findOfficialContract } from '@ghost-pay/safe-protocol/contracts'

import { GroupedAddress } from '../../../components/AddressBlock.tsx'
import { text } from './reviewCopy.ts'

/** What an update changes of the account, as the node found it before and after: version, code, fallback handler, anything else. */
export function WhatUpdates({ before, after }: AccountChange) {
  const rows = [
    ['review.updates.version', before.version, after.version],
    ['review.updates.code', before.implementation, after.implementation],
    ['review.updates.handler', before.fallbackHandler, after.fallbackHandler],
  ] as const
  return (
    <section className="gp-review-section" aria-labelledby="what-updates">
      <div className="gp-review-head">
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
