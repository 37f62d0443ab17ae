import type { Address } from 'viem'

import { AccountAvatar } from './AccountAvatar.tsx'
import { AddressName } from './AddressName.tsx'

import './Signer.css'

export type SignerProps = {
  owner: Address
  state:
    | 'signed'
    | 'onChain'
    | 'now'
    | 'missing'
    | 'unknown'
    | 'waiting'
    | 'other'
    | 'spare'
    | 'invalid'
    | 'stranger'
  /** The state in words. */
  said: string
}

/** An owner in a list of the class `gp-review-signers`, and whether they have signed. */
export const Signer = ({ owner, state, said }: SignerProps) => (
  <li data-state={state}>
    <span className="gp-review-signer" data-solid={state === 'signed'}>
      <AccountAvatar address={owner} size={32} />
    </span>
    <b>
      <AddressName address={owner} />
    </b>
    <span className="gp-soft gp-small">{said}</span>
  </li>
)
