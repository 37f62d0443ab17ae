import { defineWallet } from '../Wallet.ts'

/**
 * Kresus Wallet: https://kresus.com
 *
 * @facts RainbowKit 2.2.11
 */
export const kresus = defineWallet({
  id: 'kresus',
  aliases: ['kresus-wallet'],
  name: 'Kresus Wallet',
  shortName: 'Kresus',
  iconBackground: '#1e2a78',
  downloadUrls: {
    qrCode: 'https://kresusconnect.kresus.com/download',
    ios: 'https://apps.apple.com/app/id6444355152',
    android: 'https://play.google.com/store/apps/details?id=com.kresus.superapp',
  },
  learnMoreUrl: 'https://kresus.com',
  mobile: { getUri: 'com.kresus.superapp://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
