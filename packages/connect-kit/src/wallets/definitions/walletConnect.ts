import { defineWallet } from '../Wallet.ts'

/**
 * Any wallet that speaks the WalletConnect protocol: https://walletconnect.network
 *
 * @facts RainbowKit 2.2.11
 * @mark wallets/wallet-connect
 * @guideline https://github.com/WalletConnect/walletconnect-assets
 */
export const walletConnect = defineWallet({
  id: 'walletConnect',
  name: 'WalletConnect',
  iconBackground: '#3b99fc',
  iconAccent: '#3b99fc',
  mobile: { getUri: '{rawUri}' },
  qrCode: { getUri: '{rawUri}' },
})
