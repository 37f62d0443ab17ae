import type { WalletGroup } from './connectorsForWallets.ts'
import { ledger } from './definitions/ledger.ts'
import { metaMask } from './definitions/metaMask.ts'
import { rabby } from './definitions/rabby.ts'
import { rainbow } from './definitions/rainbow.ts'
import { trust } from './definitions/trust.ts'
import { walletConnect } from './definitions/walletConnect.ts'

/** A list to start with: browser, phone and hardware wallets, and any other by its code. */
export const defaultWallets: readonly WalletGroup[] = [
  { groupName: 'Popular', wallets: [metaMask, rabby, rainbow, trust, ledger, walletConnect] },
]
