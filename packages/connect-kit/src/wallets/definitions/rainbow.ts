import { defineWallet } from '../Wallet.ts'

/**
 * Rainbow: https://rainbow.me
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @mark wallets/rainbow
 * @guideline https://rainbow.me/media-kit
 */
export const rainbow = defineWallet({
  id: 'rainbow',
  name: 'Rainbow',
  rdns: 'me.rainbow',
  iconBackground: '#0c2f78',
  downloadUrls: {
    qrCode: 'https://rainbow.download',
    ios: 'https://apps.apple.com/app/id1457119021',
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    browserExtension: 'https://rainbow.me/extension',
  },
  learnMoreUrl: 'https://rainbow.me',
  injected: { flag: 'isRainbow' },
  mobile: { getUri: { ios: 'rainbow://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
