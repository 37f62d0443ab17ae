import { defineWallet } from '../Wallet.ts'

/**
 * Bifrost Wallet: https://bifrostwallet.com
 *
 * @facts RainbowKit 2.2.11
 */
export const bifrost = defineWallet({
  id: 'bifrost',
  aliases: ['bifrostWallet'],
  name: 'Bifrost Wallet',
  shortName: 'Bifrost',
  rdns: 'com.bifrostwallet',
  iconBackground: '#4f63f6',
  downloadUrls: {
    qrCode: 'https://bifrostwallet.com/#download-app',
    ios: 'https://apps.apple.com/app/id1577198351',
    android: 'https://play.google.com/store/apps/details?id=com.bifrostwallet.app',
  },
  learnMoreUrl: 'https://support.bifrostwallet.com',
  injected: { flag: 'isBifrost' },
  mobile: { getUri: { ios: 'https://app.bifrostwallet.com/wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
