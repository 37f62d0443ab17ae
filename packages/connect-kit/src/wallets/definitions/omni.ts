import { defineWallet } from '../Wallet.ts'

/**
 * Omni: https://omni.app
 *
 * @facts RainbowKit 2.2.11
 */
export const omni = defineWallet({
  id: 'omni',
  name: 'Omni',
  iconBackground: '#000000',
  downloadUrls: {
    qrCode: 'https://omniwallet.app.link',
    ios: 'https://apps.apple.com/app/id1569375204',
    android: 'https://play.google.com/store/apps/details?id=fi.steakwallet.app',
  },
  learnMoreUrl: 'https://omni.app/support',
  mobile: { getUri: { ios: 'omni://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
