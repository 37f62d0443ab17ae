'use client'

import { useEffect } from 'react'
import type { Config } from 'wagmi'

import { AccountModal } from '../account-modal/AccountModal.tsx'
import { ChainModal } from '../chain-modal/ChainModal.tsx'
import { ConnectModal } from '../connect-modal/ConnectModal.tsx'
import { groupWallets } from '../connect-modal/groupWallets.ts'
import type { ConnectionStatus } from '../connection/connectionStatus.ts'
import type { Modal } from '../context/ModalsContext.ts'
import { afterPaint } from '../platform/afterPaint.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import { SignInModal } from '../sign-in/SignInModal.tsx'
import { readBefore } from '../ui/cover.ts'
import { readFonts } from '../ui/readFonts.ts'
import { prepareWalletOptions } from '../wallets/useWalletOptions.ts'
import { listedWallets, walletsToGet } from '../wallets/walletLists.ts'

export { Toasts } from '../ui/Toasts.tsx'

/**
 * Runs what a press on the connect button needs and nobody sees, on a page that is idle: a browser reads a function's code when it
 * runs for the first time, and looks for a font when it is used for the first time. Draws nothing, writes nothing and asks no wallet anything.
 */
export function prepare(config: Config): void {
  const options = prepareWalletOptions(config)
  groupWallets(listedWallets(options))
  walletsToGet(options, { phone: false })
  readBefore()
  readFonts()
}

export type OpenDialogProps = {
  modal: Modal
  status: ConnectionStatus
  /** The connect dialog starts with this wallet. */
  walletId?: string | undefined
  onClose: () => void
}

/** The dialog that is open. */
export function OpenDialog({ modal, status, walletId, onClose }: OpenDialogProps) {
  // What it reads would make the browser work the looks out within the press.
  useEffect(() => afterPaint(warnWithoutStyles, 2), [])
  switch (modal) {
    case 'connect':
      // A visitor who is connected and not verified is asked for a signature (behaviour/connect-modal#opens).
      if (status === 'unauthenticated') return <SignInModal onClose={onClose} />
      return <ConnectModal walletId={walletId} onClose={onClose} />
    case 'account':
      return <AccountModal onClose={onClose} />
    case 'chain':
      return <ChainModal onClose={onClose} />
  }
}

/** Warns a developer whose page has not loaded the looks of the dialog that stands in it. */
function warnWithoutStyles(): void {
  const shade = document.querySelector('.ck-backdrop')
  if (shade && getComputedStyle(shade).position === 'static') {
    warnOnce('The stylesheet is missing: import "@ghost-pay/connect-kit/styles.css".')
  }
}
