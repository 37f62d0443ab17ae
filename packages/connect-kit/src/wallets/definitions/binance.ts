import { defineWallet } from '../Wallet.ts'

/**
 * Binance Wallet: https://www.binance.com/en/web3wallet
 *
 * @facts RainbowKit 2.2.11
 * @mark exchanges/binance
 */
export const binance = defineWallet({
  id: 'binance',
  name: 'Binance Wallet',
  shortName: 'Binance',
  rdns: 'com.binance.wallet',
  iconBackground: '#f0b90b',
  downloadUrls: {
    qrCode: 'https://www.binance.com/en/web3wallet',
    mobile: 'https://www.binance.com/en/download',
    ios: 'https://apps.apple.com/app/id1436799971',
    android: 'https://play.google.com/store/apps/details?id=com.binance.dev',
    chrome: 'https://chromewebstore.google.com/detail/cadiboklkpojfamcoggejbbdjcoiljjk',
  },
  learnMoreUrl: 'https://www.binance.com/en/web3wallet',
  mobile: { getUri: { ios: 'bnc://app.binance.com/cedefi/wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
