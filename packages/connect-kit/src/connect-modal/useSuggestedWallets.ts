'use client'

import { useEffect, useState } from 'react'

import type { CopyOverrides } from '../copy.ts'
import { isPhone, pageUrl } from '../wallets/links.ts'
import { readVisitorBrowser } from '../wallets/visitorBrowser.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'

/**
 * Wallets to get for a visitor who has none, on a page whose host names none (behaviour/connect-modal#get). They are fetched then, and
 * stay while the dialog is open: those that were installed meanwhile are left out.
 */
export function useSuggestedWallets(
  wallets: readonly WalletOption[],
  copy: CopyOverrides,
): WalletOption[] {
  const [suggested, setSuggested] = useState<WalletOption[]>([])
  const isEmpty = wallets.length === 0
  useEffect(() => {
    if (!isEmpty) return
    let wanted = true
    import('../wallets/suggestWallets.ts').then(
      ({ suggestWallets }) => {
        const browser = readVisitorBrowser(navigator)
        const url = pageUrl(location, !isPhone(browser.os))
        if (wanted) setSuggested(suggestWallets({ browser, pageUrl: url, copy }))
      },
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [isEmpty, copy])
  return suggested.filter(({ rdns }) => !wallets.some((wallet) => rdns && wallet.rdns === rdns))
}
