import { defineWallet } from '../Wallet.ts'

/**
 * Desig Wallet: https://desig.io
 *
 * @facts RainbowKit 2.2.11
 */
export const desig = defineWallet({
  id: 'desig',
  name: 'Desig Wallet',
  shortName: 'Desig',
  iconBackground: '#1c2b4a',
  downloadUrls: {
    mobile: 'https://desig.io',
    ios: 'https://apps.apple.com/app/id6450106028',
    android: 'https://play.google.com/store/apps/details?id=io.desig.app',
    chrome: 'https://chromewebstore.google.com/detail/panpgppehdchfphcigocleabcmcgfoca',
  },
  learnMoreUrl: 'https://desig.io',
  injected: { namespace: 'desig.ethereum' },
})
