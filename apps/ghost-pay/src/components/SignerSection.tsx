import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'

import { AccountAvatar } from './AccountAvatar.tsx'
import { AddressName } from './AddressName.tsx'

import './SignerSection.css'

export type SignerSectionProps<state extends string> = {
  title: string
  owners: readonly Address[]
  /** An owner who has `signed` is drawn solid, and the one who signs `now` in the accent. */
  stateOf: (owner: Address) => state
  /** The state in words. */
  say: (state: state) => string
  /** Above the list. */
  children: ReactNode
}

/** Owners below a heading, and whether each of them has signed. */
export function SignerSection<state extends string>(props: SignerSectionProps<state>) {
  const { title, owners, stateOf, say, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <ul className="gp-list gp-review-signers">
        {owners.map((owner, index) => (
          <li key={`${owner} ${index}`} data-state={stateOf(owner)}>
            <span className="gp-review-signer" data-solid={stateOf(owner) === 'signed'}>
              <AccountAvatar address={owner} size={32} />
            </span>
            <b>
              <AddressName address={owner} />
            </b>
            <span className="gp-soft gp-small">{say(stateOf(owner))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
