import { useConnectWallet as use } from '../connect-modal/useConnectWallet.ts'

/** The connection without a dialog: the wallets, the pairing URI and the failures, for a page that draws them by itself. */
export const useConnectWallet: typeof use = use
