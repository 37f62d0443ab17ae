'use client'

import { type ComponentType, createElement, useEffect, useState } from 'react'
import type { Config } from 'wagmi'

import { ConnectModal } from '../connect-modal/ConnectModal.tsx'
import { groupWallets } from '../connect-modal/groupWallets.ts'
import { useText } from '../context/useText.ts'
import { afterPaint } from '../platform/afterPaint.ts'
import { lazyWithPreload } from '../platform/lazyWithPreload.ts'
import { warnOnce } from '../platform/warnOnce.ts'
import { Button } from '../ui/Button.tsx'
import { prepareCode } from '../ui/Code.tsx'
import { readBefore } from '../ui/cover.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { readFonts } from '../ui/readFonts.ts'
import { prepareWalletOptions } from '../wallets/useWalletOptions.ts'
import { listedWallets, walletsToGet } from '../wallets/walletLists.ts'
import type { OpeningDialogProps } from './OpeningDialog.tsx'

/** Asked for from here alone: what it shares with the connect dialog stays in this file. */
export const fetchLaterParts = () => import('./laterParts.tsx')

const LazyConnectedDialog = lazyWithPreload(
  fetchLaterParts,
  ({ ConnectedDialog }) => ConnectedDialog,
)

/**
 * Runs what a press on the connect button needs and nobody sees, on a page that is idle: a browser reads a function's code when it
 * runs for the first time, and looks for a font when it is used for the first time. Draws nothing, writes nothing and asks no wallet anything.
 */
export function prepare(config: Config): void {
  const options = prepareWalletOptions(config)
  groupWallets(listedWallets(options))
  walletsToGet(options, { phone: false })
  readBefore()
  prepareLaterParts()
  readFonts()
}

/** Fetches what a later step needs. Where that fails, the step tries again. */
function prepareLaterParts(): void {
  LazyConnectedDialog.preload().catch(() => {})
  prepareCode()
}

export type OpenDialogProps = Omit<OpeningDialogProps, 'isMissing'> & {
  /** The connect dialog starts with this wallet. */
  walletId?: string | undefined
  /** Stands in the place of a dialog whose code is on its way. Handed over so that it stays in the first load. */
  Frame: ComponentType<OpeningDialogProps>
}

/** The dialog that is open. */
export function OpenDialog(props: OpenDialogProps) {
  const { modal, status, walletId, onClose, Frame } = props
  const text = useText()
  const isConnecting = modal === 'connect' && status !== 'unauthenticated'
  const [beganConnecting] = useState(isConnecting)
  const Connected = LazyConnectedDialog.useFetched(!isConnecting)
  useEffect(() => {
    const stops = [
      // What it reads would make the browser work the looks out within the press.
      afterPaint(warnWithoutStyles, 2),
      afterPaint(prepareLaterParts, 2),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  // A connect dialog stands until the sign-in can take its place.
  if (isConnecting || (beganConnecting && Connected === undefined))
    return <ConnectModal walletId={walletId} onClose={onClose} />
  if (Connected) return createElement(Connected, { modal, onClose })
  if (Connected === undefined) return <Frame {...props} isMissing={false} />
  return (
    <Dialog
      title={text(modal === 'connect' ? 'signIn.title' : `${modal}.title`)}
      size="narrow"
      onClose={onClose}
    >
      <div className="ck-sign-in">
        <Button kind="primary" onPress={() => location.reload()} autoFocus>
          {text('instruction.extension.refresh.title')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Warns a developer whose page has not loaded the looks of the dialog that stands in it. */
function warnWithoutStyles(): void {
  const shade = document.querySelector('.ck-backdrop')
  if (shade && getComputedStyle(shade).position === 'static') {
    warnOnce('The stylesheet is missing: import "@ghost-pay/connect-kit/styles.css".')
  }
}
