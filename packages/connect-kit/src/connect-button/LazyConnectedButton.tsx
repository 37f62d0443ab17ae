'use client'

import { lazyWithPreload } from '../platform/lazyWithPreload.ts'
import type { ConnectedButtonProps } from './ConnectedButton.tsx'
import { PlainButton } from './PlainButton.tsx'

/** The button of a connected visitor: fetched while the visitor connects, or is found connected. */
export const LazyConnectedButton = lazyWithPreload(
  () => import('./connectedParts.ts').then(({ ConnectedButton }) => ConnectedButton),
  AddressButton,
)

/** Without the code that shows an account, the account is at least named. */
function AddressButton({
  address,
  accountModalOpen,
  chainModalOpen,
  onAccount,
}: ConnectedButtonProps) {
  return (
    <PlainButton
      address={address}
      isOpen={accountModalOpen || chainModalOpen}
      onPress={onAccount}
    />
  )
}
