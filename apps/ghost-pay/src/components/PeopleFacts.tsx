import type { Address } from 'viem'

import { AccountAvatar } from './AccountAvatar.tsx'
import { AddressName } from './AddressName.tsx'

import './PeopleFacts.css'

/** People, each with a word about them. */
export function PeopleFacts({ rows }: { rows: readonly { address: Address; said: string }[] }) {
  return (
    <dl className="gp-people-facts">
      {rows.map(({ address, said }) => (
        <div key={address}>
          <dt>
            <AccountAvatar address={address} size={28} />
            <AddressName address={address} />
          </dt>
          <dd className="gp-soft gp-small">{said}</dd>
        </div>
      ))}
    </dl>
  )
}
