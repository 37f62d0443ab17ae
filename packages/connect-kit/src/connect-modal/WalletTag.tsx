'use client'

import { useText } from '../context/useText.ts'
import { WarningIcon } from '../ui/Icon.tsx'
import type { WalletOption } from '../wallets/WalletOption.ts'

/** The one thing to say of a wallet beside its name: a warning, that it is recent, or that it cannot be used here. */
export function WalletTag({ wallet }: { wallet: WalletOption }) {
  const text = useText()
  if (wallet.warning) {
    return (
      <span className="ck-tag" data-warning="">
        <WarningIcon />
        <span>
          {text(wallet.warning === 'same-rdns' ? 'connect.warning.twice' : 'connect.warning.name')}
        </span>
      </span>
    )
  }
  if (wallet.recent) return <span className="ck-tag">{text('connect.recent')}</span>
  // One that can be installed is not one that cannot be used.
  if (wallet.unavailable && !wallet.extensionDownloadUrl)
    return <span className="ck-tag">{text('connect.unsupported')}</span>
  return null
}
