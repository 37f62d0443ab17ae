import type { WalletOption } from '../../wallets/WalletOption.ts'
import type { ConnectPress } from '../connectFlow.ts'

/**
 * What comes once the app is on the phone: how to use it, or the connection.
 *
 * @returns nothing where it cannot be connected
 */
export function afterDownload(wallet: WalletOption): ConnectPress | undefined {
  if (wallet.qrCode?.instructions) return { type: 'continuePressed' }
  // Its extension is not asked for first.
  if (wallet.pageLink !== undefined)
    return { type: 'walletSelected', wallet: { ...wallet, extensionDownloadUrl: undefined } }
  return wallet.ready ? { type: 'walletSelected', wallet } : undefined
}
