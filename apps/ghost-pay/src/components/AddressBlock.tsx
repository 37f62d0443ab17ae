import type { Address } from 'viem'
import { getExplorerUrl, type GetExplorerUrlParameters } from '@ghost-pay/chains/explorer'
import { differences } from '@ghost-pay/safe-account/recipients'

import { groupAddress } from '../format/groupAddress.ts'
import { AccountAvatar } from './AccountAvatar.tsx'
import { text as say } from './componentCopy.ts'
import { CopyButton } from './CopyButton.tsx'

import './AddressBlock.css'

export type AddressBlockProps = {
  address: Address
  name?: string | undefined
  /** As for `AccountAvatar`. */
  shape?: 'person' | 'account' | undefined
  /** On whose explorer the address can be looked at. */
  chain?: GetExplorerUrlParameters['chain'] | undefined
}

/** An address whole: name first, groups of four, first and last group in ink. Copy gives all of it. */
export function AddressBlock({ address, name, shape, chain }: AddressBlockProps) {
  const explorerUrl = chain && getExplorerUrl({ chain, type: 'address', value: address })
  return (
    <div className="gp-address-block">
      <AccountAvatar address={address} size={32} shape={shape} />
      <div className="gp-words gp-fill">
        {name !== undefined && <strong>{name}</strong>}
        <GroupedAddress address={address} />
      </div>
      <div className="gp-near">
        <CopyButton
          text={address}
          label={
            name === undefined
              ? say('addressBlock.copyUnnamed')
              : say('addressBlock.copy', { name })
          }
        />
        {explorerUrl !== undefined && (
          <a href={explorerUrl} target="_blank" rel="noreferrer" className="gp-small">
            {say('addressBlock.explorer')}
          </a>
        )}
      </div>
    </div>
  )
}

export type GroupedAddressProps = {
  address: Address
  /** Another address: what differs from it is lit, what is equal steps back. */
  comparedWith?: Address | undefined
}

/** The forty digits of an address in groups; read out and copied as one word. */
export function GroupedAddress({ address, comparedWith }: GroupedAddressProps) {
  const groups = groupAddress(address)
  const differs = comparedWith && differences(address, comparedWith)
  return (
    <span className="gp-grouped gp-mono" data-compared={differs !== undefined}>
      <span className="gp-visually-hidden">{address}</span>
      {groups.map((group, index) => (
        <span
          key={`${index}-${group}`}
          aria-hidden="true"
          data-edge={differs === undefined && (index === 0 || index === groups.length - 1)}
        >
          {differs === undefined ? group : litGroup(group, differs.slice(index * 4, index * 4 + 4))}
        </span>
      ))}
    </span>
  )
}

/** The four characters of a group, with those that differ marked; `0x` stands before the first and never differs. */
function litGroup(group: string, differs: readonly boolean[]) {
  const characters = [...group.slice(-4)]
  return (
    <>
      {group.slice(0, -4)}
      {characters.map((character, index) =>
        differs[index] === true ? <mark key={index}>{character}</mark> : character,
      )}
    </>
  )
}
