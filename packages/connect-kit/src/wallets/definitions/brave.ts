import { defineWallet } from '../Wallet.ts'

/**
 * Brave Wallet: https://brave.com/wallet/
 *
 * @facts RainbowKit 2.2.11
 */
export const brave = defineWallet({
  id: 'brave',
  name: 'Brave Wallet',
  shortName: 'Brave',
  rdns: 'com.brave.wallet',
  iconBackground: '#fb542b',
  downloadUrls: {
    desktop: 'https://brave.com/download/',
  },
  injected: { flag: 'isBraveWallet' },
})
