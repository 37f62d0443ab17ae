import { defineWallet } from '../Wallet.ts'

/**
 * SafePal Wallet: https://www.safepal.com
 *
 * @facts RainbowKit 2.2.11
 */
export const safepal = defineWallet({
  id: 'safepal',
  name: 'SafePal Wallet',
  shortName: 'SafePal',
  iconBackground: '#4a21ef',
  iconAccent: '#3375bb',
  downloadUrls: {
    qrCode: 'https://www.safepal.com/en/download',
    ios: 'https://apps.apple.com/app/id1548297139',
    android: 'https://play.google.com/store/apps/details?id=io.safepal.wallet',
    browserExtension: 'https://www.safepal.com/download?product=2',
    chrome: 'https://chromewebstore.google.com/detail/lgmpcpglpngdoalbgeoldeajfclnhafa',
  },
  learnMoreUrl: 'https://www.safepal.com',
  injected: { namespace: 'safepalProvider' },
  mobile: { getUri: 'safepalwallet://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
