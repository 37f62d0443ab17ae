import { type Address, isAddressEqual } from 'viem'

import { AccountAvatar } from './AccountAvatar.tsx'
import { describeSignatures, type Signer } from './describeSignatures.ts'
import { CheckIcon } from './icons.tsx'

import './SignatureDots.css'

export type SignatureDotsProps = {
  /** How many have signed. */
  count: number
  /** Who has signed, where it is known. */
  signed?: readonly Signer[] | undefined
  /** How many signatures the account asks for. */
  required: number
  /** Owners who have not signed, where they are known. */
  missing?: readonly Signer[] | undefined
  viewer?: Address | undefined
  /** These signatures were not recovered: it is the gateway's word. */
  unchecked?: boolean | undefined
}

/** One dot for each signature the account asks for, filled by the signer's avatar; the viewer's own has an outline. */
export function SignatureDots({
  count,
  signed = [],
  required,
  missing = [],
  viewer,
  unchecked = false,
}: SignatureDotsProps) {
  const unnamed = Math.max(0, count - signed.length)
  const open = Math.max(0, required - count)
  return (
    <span
      className="gp-dots"
      role="img"
      data-unchecked={unchecked}
      aria-label={`${describeSignatures({ count, required, missing })}${unchecked ? ', says the gateway' : ''}`}
    >
      {signed.map(({ address }) => (
        <span
          key={address}
          className="gp-dot"
          data-own={viewer !== undefined && isAddressEqual(address, viewer)}
        >
          <AccountAvatar address={address} size={20} />
        </span>
      ))}
      {Array.from({ length: unnamed }, (_, index) => (
        <span key={index} className="gp-dot" data-unnamed="true">
          <CheckIcon />
        </span>
      ))}
      {Array.from({ length: open }, (_, index) => (
        <span key={index} className="gp-dot" data-open="true" />
      ))}
    </span>
  )
}
