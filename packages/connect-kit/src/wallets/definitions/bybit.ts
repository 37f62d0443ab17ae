import { defineWallet } from '../Wallet.ts'

/**
 * Bybit Wallet: https://www.bybit.com/en/web3
 *
 * @facts RainbowKit 2.2.11
 * @mark exchanges/bybit
 */
export const bybit = defineWallet({
  id: 'bybit',
  name: 'Bybit Wallet',
  shortName: 'Bybit',
  rdns: 'com.bybit',
  iconBackground: '#f7a600',
  downloadUrls: {
    qrCode: 'https://www.bybit.com/en/web3',
    ios: 'https://apps.apple.com/app/id1488296980',
    android: 'https://play.google.com/store/apps/details?id=com.bybit.app',
    browserExtension: 'https://www.bybit.com/en/web3',
    chrome: 'https://chromewebstore.google.com/detail/pdliaogehgdbhbnmkklieghmmjkpigpa',
  },
  learnMoreUrl: 'https://www.bybit.com/en/web3',
  injected: { namespace: 'bybitWallet' },
  mobile: { getUri: 'bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
