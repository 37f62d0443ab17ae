'use client'

import { AccountModal } from '../account-modal/AccountModal.tsx'
import { ChainModal } from '../chain-modal/ChainModal.tsx'
import type { Modal } from '../context/ModalsContext.ts'
import { SignInModal } from '../sign-in/SignInModal.tsx'

/** What the first press does not show is one file (docs/decisions/0019-what-is-used-together-is-one-file.md). */
export { Toasts } from '../ui/Toasts.tsx'

/** The dialog of a visitor who is connected. One who is not verified is asked for a signature (behaviour/connect-modal#opens). */
export function ConnectedDialog({ modal, onClose }: { modal: Modal; onClose: () => void }) {
  switch (modal) {
    case 'connect':
      return <SignInModal onClose={onClose} />
    case 'account':
      return <AccountModal onClose={onClose} />
    case 'chain':
      return <ChainModal onClose={onClose} />
  }
}
