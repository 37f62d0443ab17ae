import { defineWallet } from '../Wallet.ts'

/**
 * Coin98 Wallet: https://coin98.com/wallet
 *
 * @facts RainbowKit 2.2.11
 * @mark wallets/coin98
 */
export const coin98 = defineWallet({
  id: 'coin98',
  name: 'Coin98 Wallet',
  shortName: 'Coin98',
  rdns: 'com.coin98',
  iconBackground: '#cda349',
  iconAccent: '#cda349',
  downloadUrls: {
    qrCode: 'https://coin98.com/wallet',
    ios: 'https://apps.apple.com/app/id1561969966',
    android: 'https://play.google.com/store/apps/details?id=coin98.crypto.finance.media',
    browserExtension: 'https://coin98.com/wallet',
    chrome: 'https://chromewebstore.google.com/detail/aeachknmefphepccionboohckonoeemg',
  },
  learnMoreUrl: 'https://coin98.com/wallet',
  injected: { namespace: 'coin98.provider' },
  mobile: { getUri: '{rawUri}' },
  qrCode: { getUri: '{rawUri}' },
})
