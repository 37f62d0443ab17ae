import { defineWallet } from '../Wallet.ts'

/**
 * Zeal: https://zeal.app
 *
 * @facts RainbowKit 2.2.11
 */
export const zeal = defineWallet({
  id: 'zeal',
  name: 'Zeal',
  rdns: 'app.zeal',
  iconBackground: '#00ffff',
  iconAccent: '#00ffff',
  downloadUrls: {
    qrCode: 'https://zeal.app',
    android: 'https://play.google.com/store/apps/details?id=app.zeal.wallet',
    browserExtension: 'https://zeal.app',
    chrome: 'https://chromewebstore.google.com/detail/heamnjbnflcikcggoiplibfommfbkjpj',
  },
  learnMoreUrl: 'https://zeal.app',
  injected: { flag: 'isZeal' },
  mobile: { getUri: 'zeal://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
