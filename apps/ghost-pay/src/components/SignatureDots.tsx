import { type Address, isAddressEqual } from 'viem'

import { AccountAvatar } from './AccountAvatar.tsx'
import { describeSignatures, type Signer } from './describeSignatures.ts'
import { CheckIcon } from './icons.tsx'
import { text } from './signaturesCopy.ts'

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
  /** Pixels. Default: 20. */
  size?: 20 | 28 | undefined
}

/**
 * One dot for each signature the account asks for: a dashed circle until it is there, then the signer's face. The reader's own open
 * place has their initial.
 */
export function SignatureDots({
  count,
  signed = [],
  required,
  missing = [],
  viewer,
  unchecked = false,
  size = 20,
}: SignatureDotsProps) {
  const signatures = text(...describeSignatures({ count, required, missing }))
  const unnamed = Math.max(0, count - signed.length)
  const open = Math.max(0, required - count)
  const own = missing.find(({ address }) => viewer !== undefined && isAddressEqual(address, viewer))
  return (
    <span
      className="gp-dots"
      role="img"
      data-unchecked={unchecked}
      data-size={size}
      aria-label={unchecked ? text('signatures.claimed', { signatures }) : signatures}
    >
      {signed.map(({ address }) => (
        <span
          key={address}
          className="gp-ring gp-dot"
          data-own={viewer !== undefined && isAddressEqual(address, viewer)}
        >
          <AccountAvatar address={address} size={size} />
        </span>
      ))}
      {Array.from({ length: unnamed }, (_, index) => (
        <span key={index} className="gp-ring gp-dot" data-unnamed="true">
          <CheckIcon />
        </span>
      ))}
      {Array.from({ length: open }, (_, index) => (
        <span
          key={index}
          className="gp-ring gp-dot"
          data-open="true"
          data-own={index === 0 && own !== undefined}
        >
          {index === 0 && own?.name !== undefined && [...own.name].at(0)}
        </span>
      ))}
    </span>
  )
}
