import type { Address } from 'viem'
import { Avatar } from '@ghost-pay/connect-kit'

import './AccountAvatar.css'

export type AccountAvatarProps = {
  address: Address
  /** Pixels. */
  size: 20 | 24 | 28 | 32 | 40
  /** People are circles, shared accounts rounded squares. Default: `person`. */
  shape?: 'person' | 'account' | undefined
}

/** The face an address is known by, in the app as in the wallet dialogs. Never read out: the name beside it is. */
export function AccountAvatar({ address, size, shape = 'person' }: AccountAvatarProps) {
  return (
    <span className="gp-avatar" data-size={size} data-shape={shape}>
      <Avatar address={address} size={28} />
    </span>
  )
}
