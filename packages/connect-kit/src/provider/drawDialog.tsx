import { AccountModal } from '../account-modal/AccountModal.tsx'
import { ChainModal } from '../chain-modal/ChainModal.tsx'
import type { Modal } from '../context/ModalsContext.ts'
import { ConnectOrSignIn } from './ConnectOrSignIn.tsx'

export type DrawDialogProps = {
  modal: Modal
  /** The connect dialog starts with this wallet. */
  walletId?: string | undefined
  onClose: () => void
}

/** Draws whichever dialog is open. */
export function drawDialog({ modal, walletId, onClose }: DrawDialogProps) {
  switch (modal) {
    case 'connect':
      return <ConnectOrSignIn walletId={walletId} onClose={onClose} />
    case 'account':
      return <AccountModal onClose={onClose} />
    case 'chain':
      return <ChainModal onClose={onClose} />
  }
}
