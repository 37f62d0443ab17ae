'use client'

import { AsyncImage, type AsyncImageProps } from '../ui/AsyncImage.tsx'
import type { WalletOption } from '../wallets/WalletOption.ts'

/** A wallet's picture, with its first letter until it is there. */
export function WalletIcon({
  wallet,
  size,
}: {
  wallet: WalletOption
  size: AsyncImageProps['size']
}) {
  return (
    <AsyncImage
      src={wallet.iconUrl}
      letter={wallet.name}
      background={wallet.iconBackground}
      size={size}
    />
  )
}
