import { defineWallet } from '../Wallet.ts'

/**
 * BeraSig: https://berasig.com
 *
 * @facts RainbowKit 2.2.11
 */
export const beraSig = defineWallet({
  id: 'beraSig',
  name: 'BeraSig',
  rdns: 'app.berasig',
  iconBackground: '#f47226',
  downloadUrls: {
    qrCode: 'https://berasig.com',
    ios: 'https://apps.apple.com/app/id6502052535',
    android: 'https://play.google.com/store/apps/details?id=io.berasig.ios',
    chrome: 'https://chromewebstore.google.com/detail/ckedkkegjbflcfblcjklibnedmfjppbj',
  },
  learnMoreUrl: 'https://berasig.com',
  injected: { namespace: 'berasig.ethereum' },
})
