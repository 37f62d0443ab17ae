'use client'

import { shortAddress } from '../format/shortAddress.ts'
import { lazyWithPreload } from '../platform/lazyWithPreload.ts'
import type { ConnectedButtonProps } from './ConnectedButton.tsx'

/** The button of a connected visitor: fetched while the visitor connects, or is found connected. */
export const LazyConnectedButton = lazyWithPreload(
  () => import('./ConnectedButton.tsx').then(({ ConnectedButton }) => ConnectedButton),
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
    <button
      type="button"
      className="ck-connect-wallet"
      aria-haspopup="dialog"
      aria-expanded={accountModalOpen || chainModalOpen}
      onClick={onAccount}
    >
      {shortAddress(address)}
    </button>
  )
}
