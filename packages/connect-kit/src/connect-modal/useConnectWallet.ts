'use client'

import { useEffect } from 'react'

import { useConnectionStatus } from '../connection/useConnectionStatus.ts'
import { useKit } from '../context/KitContext.ts'
import type { WalletFailure } from '../errors/describeWalletError.ts'
import { storeDeepLinkChoice } from '../platform/deepLinkChoice.ts'
import { isPhone } from '../wallets/links.ts'
import { useWalletOptions } from '../wallets/useWalletOptions.ts'
import { readVisitorBrowser } from '../wallets/visitorBrowser.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import { currentStep } from './connectFlow.ts'
import { type ConnectView, connectView } from './connectView.ts'
import { useConnectFlow } from './useConnectFlow.ts'

/** What a wallet that is paired has to be given. */
export type Pairing = {
  /** As the network made it: for a button that copies it. */
  uri: string
  /** What a code to scan says. */
  qrCode: string
  /** The link that opens the wallet's app on this phone. */
  mobileLink?: string | undefined
  /** The link that opens the wallet's app on this computer. */
  desktopLink?: string | undefined
}

/** A connection that a page of your own draws. */
export type ConnectWallet = {
  /** The wallets to choose from, in their order; on the server none are known yet. */
  wallets: readonly WalletOption[]
  /** The wallet that was chosen. */
  wallet: WalletOption | undefined
  /**
   * `idle`: nobody is asked. `asking`: the wallet is. `code`: there is a code to scan. `open`: there is a link to follow, `mobileLink` on a phone and `desktopLink` on a computer.
   * `failed`: see `failure`. `notInstalled` and `notAvailable`: see the wallet's downloads. `connected`: a visitor is.
   */
  status: 'idle' | 'connected' | ConnectView
  /** Present with `code` and `open`, and replaced when a code has expired. */
  pairing: Pairing | undefined
  failure: WalletFailure | undefined
  /** Asks a wallet, given whole or by its id; whichever was asked before is given up. Does nothing for an id that no wallet has. */
  connect: (wallet: WalletOption | string) => void
  /** Asks the same wallet again. */
  retry: () => void
  /** Cancels the attempt: a later answer of the wallet does not connect. */
  cancel: () => void
  /** Call it when the visitor follows one of the links: later questions to the wallet open the same app. */
  followed: () => void
}

/**
 * The connection without a dialog: the wallets, the pairing URI and the failures, for a page that draws them by itself. It asks wallets
 * as the dialog does: with a time limit, one at a time, and so that an answer which comes after it was given up changes nothing.
 */
export function useConnectWallet(): ConnectWallet {
  const { copy } = useKit()
  const wallets = useWalletOptions({ copy })
  const { flow, dispatch } = useConnectFlow()
  const isConnected = useConnectionStatus() === 'connected'
  // After a disconnect the next attempt starts from the beginning.
  useEffect(() => {
    if (isConnected) dispatch({ type: 'cancelPressed' })
  }, [isConnected, dispatch])

  const step = currentStep(flow)
  const asked = step.name === 'connect' ? step : undefined
  const wallet = 'wallet' in step ? step.wallet : undefined
  // Where nothing can be paired, the code or the link opens this page in the wallet.
  const uri = asked && (asked.wallet.pageLink ?? asked.uri)
  const pairing: Pairing | undefined =
    wallet && uri !== undefined
      ? {
          uri,
          qrCode: wallet.qrCode?.getUri(uri) ?? uri,
          mobileLink: wallet.pageLink ?? wallet.mobile?.getUri(uri),
          desktopLink: wallet.desktop?.getUri(uri),
        }
      : undefined

  function statusNow(): ConnectWallet['status'] {
    if (isConnected) return 'connected'
    if (!wallet) return 'idle'
    if (!asked) return 'notInstalled'
    const view = connectView(asked, { phone: isPhone(readVisitorBrowser(navigator).os) })
    // Until there is a code, the host has none to draw.
    return view === 'code' && !pairing ? 'asking' : view
  }

  return {
    wallets,
    wallet: isConnected ? undefined : wallet,
    status: statusNow(),
    pairing,
    failure: asked?.failure,
    connect(wanted) {
      const found =
        typeof wanted === 'string'
          ? wallets.find(({ id }) => id.toLowerCase() === wanted.toLowerCase())
          : wanted
      if (found && !isConnected) dispatch({ type: 'walletSelected', wallet: found })
    },
    retry: () => dispatch({ type: 'retryPressed' }),
    cancel: () => dispatch({ type: 'cancelPressed' }),
    followed() {
      if (!wallet || wallet.pageLink !== undefined) return
      const isOnPhone = isPhone(readVisitorBrowser(navigator).os)
      const href = isOnPhone ? pairing?.mobileLink : pairing?.desktopLink
      if (href) storeDeepLinkChoice({ href, name: wallet.name })
    },
  }
}
