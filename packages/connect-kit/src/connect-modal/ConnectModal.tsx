'use client'

import { useEffect, useRef } from 'react'

import { useKit } from '../context/KitContext.ts'
import * as limits from '../limits.ts'
import { useCompact } from '../platform/useCompact.ts'
import { isPhone } from '../wallets/links.ts'
import { useWalletOptions } from '../wallets/useWalletOptions.ts'
import { readVisitorBrowser } from '../wallets/visitorBrowser.ts'
import { walletsToGet } from '../wallets/walletLists.ts'
import { browserLabel } from './browserLabel.ts'
import { canGoBack, currentStep } from './connectFlow.ts'
import { ConnectModalView } from './ConnectModalView.tsx'
import { useConnectFlow } from './useConnectFlow.ts'

export type ConnectModalProps = {
  /** Starts with this wallet: a button for one wallet. */
  walletId?: string | undefined
  onClose: () => void
}

/** Lets a visitor choose a wallet, and asks it. */
export function ConnectModal({ walletId, onClose }: ConnectModalProps) {
  const { modalSize, copy, coolMode } = useKit()
  const compact = useCompact()
  const layout = compact ? 'sheet' : modalSize
  const wallets = useWalletOptions({ copy })
  const { flow, dispatch, selectWallet, retry, leave } = useConnectFlow()
  const step = currentStep(flow)
  const browser = readVisitorBrowser(navigator)
  const phone = isPhone(browser.os)
  const canGet = walletsToGet(wallets, { phone }).length > 0

  const started = useRef<string>(undefined)
  const wanted = wallets.find(({ id }) => id === walletId)
  useEffect(() => {
    if (!wanted || started.current === walletId) return
    started.current = walletId
    selectWallet(wanted)
  }, [wanted, walletId, selectWallet])

  useEffect(() => {
    if (!coolMode) return
    let closed = false
    let stop: (() => void) | undefined
    void import('../ui/confetti.ts').then(({ confettiOnRest }) => {
      if (!closed) stop = confettiOnRest(limits.confettiParticles)
    })
    return () => {
      closed = true
      stop?.()
    }
  }, [coolMode])

  return (
    <ConnectModalView
      layout={layout}
      step={step}
      wallets={wallets}
      phone={phone}
      browserName={browserLabel(browser.name)}
      canGoBack={canGoBack(flow, layout === 'wide' ? 'wide' : 'compact')}
      depth={flow.length}
      onSelect={(wallet, from) => {
        if (coolMode) {
          void import('../ui/confetti.ts').then(({ confetti }) =>
            confetti(from, limits.confettiParticles),
          )
        }
        selectWallet(wallet)
      }}
      onClose={onClose}
      onBack={() => leave({ type: 'backPressed' })}
      onLearn={() => dispatch({ type: 'learnPressed' })}
      onGet={canGet ? () => dispatch({ type: 'getPressed' }) : undefined}
      onWant={(wallet) => dispatch({ type: 'walletWanted', wallet })}
      onInstall={() => leave({ type: 'installPressed' })}
      onExtension={() => dispatch({ type: 'extensionPressed' })}
      onMobile={() => dispatch({ type: 'mobilePressed' })}
      onContinue={() => dispatch({ type: 'continuePressed' })}
      onConnect={selectWallet}
      onRetry={retry}
      onCancel={() => leave({ type: 'cancelPressed' })}
      onStayed={() => {
        if (step.name === 'connect') dispatch({ type: 'pageStayed', attempt: step.attempt })
      }}
      onRefresh={() => window.location.reload()}
    />
  )
}
