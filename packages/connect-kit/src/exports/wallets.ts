import { useWalletOptions as use } from '../wallets/useWalletOptions.ts'
import { listedWallets as list, walletsToGet as toGet } from '../wallets/walletLists.ts'

/** Every wallet that the page knows of, as the connect dialog has it: for a list of your own. */
export const useWalletOptions: typeof use = use

/** The wallets that a list shows, in its order. */
export const listedWallets: typeof list = list

/** The wallets to suggest to a visitor who has none: filtered, then cut to 5, or to 3 on a phone. */
export const walletsToGet: typeof toGet = toGet
