import { defineWallet } from '../Wallet.ts'

/**
 * MeCo Wallet: https://mecowallet.com
 *
 * @facts RainbowKit 2.2.11
 */
export const meco = defineWallet({
  id: 'meco',
  name: 'MeCo Wallet',
  shortName: 'MeCo',
  rdns: 'com.meco.wallet',
  iconBackground: '#7443df',
  downloadUrls: {
    qrCode: 'https://mecowallet.com',
    ios: 'https://apps.apple.com/app/id6749523218',
    android: 'https://play.google.com/store/apps/details?id=com.memecore.wallet',
  },
  learnMoreUrl: 'https://mecowallet.com',
  mobile: { getUri: 'mecowallet://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
