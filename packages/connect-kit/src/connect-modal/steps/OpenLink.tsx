import { useEffect, useState } from 'react'

import { useText } from '../../context/useText.ts'
import { limits } from '../../limits.ts'
import { storeDeepLinkChoice } from '../../platform/deepLinkChoice.ts'
import type { WalletOption } from '../../wallets/WalletOption.ts'

export type OpenLinkProps = {
  href: string
  wallet: WalletOption
  /** It has been tried before. */
  again: boolean
  /** The link was opened, and the page is still in front. */
  onStayed: () => void
}

/**
 * The way into a wallet's app on the same phone. A real link: a phone opens an app only for a press that leads straight to
 * it. Its choice is remembered for later requests to the same app.
 */
export function OpenLink({ href, wallet, again, onStayed }: OpenLinkProps) {
  const text = useText()
  const [openedAt, setOpenedAt] = useState<number>()
  useEffect(() => {
    if (openedAt === undefined) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') onStayed()
    }, limits.deepLinkGrace)
    return () => clearTimeout(timer)
  }, [openedAt, onStayed])

  return (
    <a
      className="ck-button"
      data-kind="primary"
      data-ck-autofocus=""
      href={href}
      onClick={() => {
        storeDeepLinkChoice({ href, name: wallet.name })
        setOpenedAt(Date.now())
      }}
    >
      {text(again ? 'connect.openAgain' : 'connect.open', { wallet: wallet.name })}
    </a>
  )
}
