import { Avatar } from '@ghost-pay/connect-kit'
import type { Address } from 'viem'

export type AccountAvatarProps = {
  address: Address
  /** Pixels. */
  size: number
}

/** The shape an address is known by, in the app as in the wallet dialogs. Never read out: the name beside it is. */
export function AccountAvatar({ address, size }: AccountAvatarProps) {
  return <Avatar address={address} size={size} />
}
