'use client'

import {
  type Connected,
  type ConnectOptions,
  type Modal,
  type ModalUnavailableReason,
  useModals,
} from '../context/ModalsContext.ts'

/** A dialog as a host can use it. Always there; `reason` says why it does not open. */
export type ModalResult = {
  /** Opens it. Does nothing while `reason` is set. */
  open: () => void
  close: () => void
  isOpen: boolean
  /**
   * Why it cannot be opened now: `loading`, `connected`, `disconnected`, `unsupported-chain`, or `no-provider` outside of a
   * ConnectKitProvider. Absent when it can.
   */
  reason: ModalUnavailableReason | undefined
  /** Loads the dialogs ahead, for example while a pointer is over a button of your own. */
  preload: () => void
}

/** The connect dialog. It opens while no account is connected, or one that is not signed in (behaviour/connect-modal#opens). */
export function useConnectModal(): ModalResult & {
  /**
   * Opens the dialog and waits until the visitor is connected, and signed in where the host asks for it.
   *
   * @throws ConnectDismissedError when the visitor closes the dialog
   * @throws ModalUnavailableError when it cannot be opened, for example because the visitor is connected
   */
  connect: (options?: ConnectOptions) => Promise<Connected>
} {
  const { connect } = useModals()
  return { ...useModal('connect'), connect }
}

/** The account dialog. It opens while an account is connected, on a chain of the host (behaviour/connect-modal#opens). */
export function useAccountModal(): ModalResult {
  return useModal('account')
}

/** The chain dialog. It opens while an account is connected (behaviour/connect-modal#opens). */
export function useChainModal(): ModalResult {
  return useModal('chain')
}

function useModal(modal: Modal): ModalResult {
  const { open, openModal, closeModal, whyNot, preload } = useModals()
  return {
    open: () => openModal(modal),
    close: closeModal,
    isOpen: open === modal,
    reason: whyNot(modal),
    preload,
  }
}
