import { defineWallet } from '../Wallet.ts'

/**
 * Trust Wallet: https://trustwallet.com
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @flags isTrustWallet
 * @mark wallets/trust
 * @guideline https://trustwallet.com/press
 */
export const trust = defineWallet({
  id: 'trust',
  name: 'Trust Wallet',
  shortName: 'Trust',
  rdns: 'com.trustwallet.app',
  iconBackground: '#3375bb',
  iconAccent: '#3375bb',
  downloadUrls: {
    qrCode: 'https://trustwallet.com/download',
    ios: 'https://apps.apple.com/app/id1288339409',
    android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
    browserExtension: 'https://trustwallet.com/browser-extension',
    chrome: 'https://chromewebstore.google.com/detail/egjidjbpglichdcondbcbdnbeeppgdph',
  },
  learnMoreUrl: 'https://trustwallet.com',
  injected: { flag: 'isTrust', namespace: 'trustwallet' },
  pageLink: 'https://link.trustwallet.com/open_url?coin_id=60&url={uri}',
  mobile: { getUri: 'trust://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
