import './AddressBlock.css'

import type { Address } from 'viem'

import { groupAddress } from '../format/groupAddress.ts'
import { CopyButton } from './CopyButton.tsx'
import { AccountAvatar } from './AccountAvatar.tsx'

export type AddressBlockProps = {
  address: Address
  name?: string | undefined
  /** Where the address can be looked at on the chain's explorer. */
  explorerUrl?: string | undefined
}

/** An address whole: name first, groups of four, first and last group in ink. Copy gives all of it. */
export function AddressBlock({ address, name, explorerUrl }: AddressBlockProps) {
  return (
    <div className="gp-address-block">
      <AccountAvatar address={address} size={32} />
      <div className="gp-address-text">
        {name !== undefined && <strong>{name}</strong>}
        <GroupedAddress address={address} />
      </div>
      <div className="gp-address-actions">
        <CopyButton text={address} label={`Copy the address of ${name ?? 'this account'}`} />
        {explorerUrl !== undefined && (
          <a href={explorerUrl} target="_blank" rel="noreferrer" className="gp-small">
            Explorer
          </a>
        )}
      </div>
    </div>
  )
}

/** The forty digits of an address in groups; read out and copied as one word. */
export function GroupedAddress({ address }: { address: Address }) {
  const groups = groupAddress(address)
  return (
    <span className="gp-grouped gp-mono">
      <span className="gp-visually-hidden">{address}</span>
      {groups.map((group, index) => (
        <span
          key={`${index}-${group}`}
          aria-hidden="true"
          data-edge={index === 0 || index === groups.length - 1}
        >
          {group}
        </span>
      ))}
    </span>
  )
}
