import type { Address } from 'viem'
import { Avatar } from '@ghost-pay/connect-kit'

import './AccountAvatar.css'

export type AccountAvatarProps = {
  address: Address
  /** Pixels. */
  size: 20 | 32 | 40
}

/** The shape an address is known by, in the app as in the wallet dialogs. Never read out: the name beside it is. */
export function AccountAvatar({ address, size }: AccountAvatarProps) {
  return (
    <span className="gp-avatar" data-size={size}>
      <Avatar address={address} size={28} />
    </span>
  )
}
