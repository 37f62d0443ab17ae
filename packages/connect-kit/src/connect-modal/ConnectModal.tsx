'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useConfig } from 'wagmi'

import { useKit } from '../context/KitContext.ts'
import { useOwnId } from '../context/useOwnId.ts'
import { useText } from '../context/useText.ts'
import * as limits from '../limits.ts'
import { lazyWithPreload } from '../platform/lazyWithPreload.ts'
import { useCompact } from '../platform/useCompact.ts'
import type { DialogProps } from '../ui/Dialog.tsx'
import { isPhone } from '../wallets/links.ts'
import { useWalletOptions } from '../wallets/useWalletOptions.ts'
import { readVisitorBrowser } from '../wallets/visitorBrowser.ts'
import type { BrowserName } from '../wallets/Wallet.ts'
import { ConnectModalView } from './ConnectModalView.tsx'
import { useConnectFlow } from './useConnectFlow.ts'
import { useSuggestedWallets } from './useSuggestedWallets.ts'
import { rowLock } from './WalletRow.tsx'

/** The box beside the host's terms: fetched where there are some. Without its code no wallet can be chosen. */
const LazyTerms = lazyWithPreload(
  () => import('./TermsBox.tsx'),
  ({ TermsBox }) => TermsBox,
)

export type ConnectModalProps = {
  /** Starts with this wallet: a button for one wallet. */
  walletId?: string | undefined
  onClose: () => void
  /** Stands around the step in the place of a dialog, which has one column then. */
  Frame?: ComponentType<DialogProps> | undefined
}

/** Lets a visitor choose a wallet, and asks it. */
export function ConnectModal({ walletId, onClose, Frame }: ConnectModalProps) {
  const { appInfo, modalSize, copy, coolMode } = useKit()
  const config = useConfig()
  const text = useText()
  const compact = useCompact()
  const layout = Frame ? 'compact' : compact ? 'sheet' : modalSize
  const wallets = useWalletOptions({ copy })
  const { flow, dispatch } = useConnectFlow()
  // The version of the terms that the visitor has ticked. Without terms there is nothing to tick.
  const [agreed, setAgreed] = useState<string>()
  const [asked, setAsked] = useState(0)
  const isAgreed = agreed === appInfo.terms?.version
  const whyId = useOwnId()
  const browser = readVisitorBrowser(navigator)
  const phone = isPhone(browser.os)
  const suggested = useSuggestedWallets(wallets, copy)
  // A wallet's browser on a phone gives its wallet to the page itself, and not to one inside of it. Elsewhere that is so for a page that
  // the one around it has robbed of its origin (`sandbox`, `data:`).
  const isFramed =
    window.top !== window &&
    (phone || origin === 'null') &&
    !wallets.some(({ installed }) => installed)

  const started = useRef<string>(undefined)
  const wanted = wallets.find(({ id }) => id === walletId)
  // Of two that claim to be it, the visitor chooses.
  const isDoubted = wanted?.warning === 'same-rdns'
  useEffect(() => {
    if (!wanted || isDoubted || !isAgreed || started.current === walletId) return
    started.current = walletId
    dispatch({ type: 'walletSelected', wallet: wanted })
  }, [wanted, isDoubted, walletId, isAgreed, dispatch])

  useEffect(() => {
    if (!coolMode) return
    let closed = false
    let stop: (() => void) | undefined
    import('../ui/confetti.ts').then(
      ({ watchConfetti }) => {
        if (!closed) stop = watchConfetti(limits.confettiParticles)
      },
      () => {},
    )
    return () => {
      closed = true
      stop?.()
    }
  }, [coolMode])

  return (
    <ConnectModalView
      Frame={Frame}
      layout={layout}
      flow={flow}
      wallets={wallets}
      suggested={suggested}
      framedUrl={isFramed ? ownAddress(location) : undefined}
      phone={phone}
      browserName={browserLabel(browser.name)}
      terms={
        appInfo.terms && (
          <LazyTerms
            isAgreed={isAgreed}
            asked={asked}
            why={text('terms.first')}
            whyId={whyId}
            onAgree={(now) => {
              setAgreed(now ? appInfo.terms?.version : undefined)
              // After the tick is removed, a late answer of the wallet does not connect.
              if (!now) dispatch({ type: 'cancelPressed' })
            }}
          />
        )
      }
      lock={isAgreed ? undefined : rowLock(whyId)}
      dispatch={(press) => {
        if (press.type !== 'walletSelected' || isAgreed) return dispatch(press)
        // Before the terms are ticked, a wallet leads to them.
        dispatch({ type: 'cancelPressed' })
        setAsked(asked + 1)
      }}
      onClose={onClose}
      done={() => (config.state.status === 'connected' ? text('chain.connected') : undefined)}
      onRefresh={() => window.location.reload()}
    />
  )
}

/** The address that leads to this page from elsewhere; null where none does, as for one that another page has written into its frame. */
const ownAddress = ({ protocol, href }: Location) => (/^https?:$/.test(protocol) ? href : null)

/** A browser's name as a person reads it; nothing where it is not known. */
function browserLabel(name: BrowserName): string | undefined {
  return name === 'other' ? undefined : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}
