import { defineWallet } from '../Wallet.ts'

/**
 * Coinbase Wallet: https://www.coinbase.com/wallet
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @mark wallets/coinbase
 * @guideline https://www.coinbase.com/press
 */
export const coinbase = defineWallet({
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  rdns: 'com.coinbase.wallet',
  iconBackground: '#2c5ff6',
  iconAccent: '#2c5ff6',
  downloadUrls: {
    qrCode: 'https://www.coinbase.com/wallet/downloads',
    ios: 'https://apps.apple.com/app/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    browserExtension: 'https://www.coinbase.com/wallet',
    chrome: 'https://chromewebstore.google.com/detail/hnfanknocfeofbddgcijnmhnfnkdnaad',
  },
  learnMoreUrl: 'https://www.coinbase.com/wallet/articles/getting-started-extension',
  injected: { flag: 'isCoinbaseWallet', namespace: 'coinbaseWalletExtension' },
  pageLink: 'https://go.cb-w.com/dapp?cb_url={uri}',
  mobile: { getUri: 'https://go.cb-w.com/wc?uri={uri}' },
})
