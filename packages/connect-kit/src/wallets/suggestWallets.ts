import type { CopyOverrides } from '../copy.ts'
import { defaultWallets } from './defaultWallets.ts'
import { fillLink } from './links.ts'
import type { VisitorBrowser } from './Wallet.ts'
import type { WalletOption } from './WalletOption.ts'
import { describe, withoutPairing } from './walletOptions.ts'

/** What a suggestion depends on. */
export type SuggestParameters = {
  browser: VisitorBrowser
  /** The address of the page, for a wallet that can open it. */
  pageUrl: string | undefined
  copy: CopyOverrides | undefined
}

/** Wallets to get on a page whose host names none: they can be installed, and have no connector. */
export function suggestWallets({ browser, pageUrl, copy }: SuggestParameters): WalletOption[] {
  return defaultWallets.flatMap(({ groupName, wallets }) =>
    wallets.map((wallet) => ({
      // Without a connector nothing can be paired.
      ...withoutPairing(wallet, describe(wallet, browser, copy)),
      pageLink:
        wallet.pageLink && pageUrl !== undefined ? fillLink(wallet.pageLink, pageUrl) : undefined,
      ready: false,
      recent: false,
      installed: false,
      groupName,
      groupIndex: 1,
    })),
  )
}
