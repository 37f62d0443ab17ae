import type { WalletGroup } from './connectorsForWallets.ts'
import { ledger } from './definitions/ledger.ts'
import { metaMask } from './definitions/metaMask.ts'
import { rabby } from './definitions/rabby.ts'
import { rainbow } from './definitions/rainbow.ts'
import { safe } from './definitions/safe.ts'
import { trust } from './definitions/trust.ts'
import { walletConnect } from './definitions/walletConnect.ts'

/** A list to start with: browser, phone and hardware wallets, any other by its code, and the Safe app around the page. */
export const defaultWallets: readonly WalletGroup[] = [
  { groupName: 'Popular', wallets: [metaMask, rabby, rainbow, trust, ledger, walletConnect, safe] },
]
