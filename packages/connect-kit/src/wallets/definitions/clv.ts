import { defineWallet } from '../Wallet.ts'

/**
 * CLV: https://clv.org
 *
 * @facts RainbowKit 2.2.11
 */
export const clv = defineWallet({
  id: 'clv',
  name: 'CLV',
  iconBackground: '#bdfde2',
  downloadUrls: {
    qrCode: 'https://clv.org',
    ios: 'https://apps.apple.com/app/id1570072858',
    chrome: 'https://chromewebstore.google.com/detail/nhnkbkgjikgcigadomkphalanndcapjk',
  },
  learnMoreUrl: 'https://clv.org',
  injected: { namespace: 'clover' },
  mobile: { getUri: '{rawUri}' },
  qrCode: { getUri: '{rawUri}' },
})
