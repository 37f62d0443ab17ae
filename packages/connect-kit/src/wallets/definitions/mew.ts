import { defineWallet } from '../Wallet.ts'

/**
 * MEW wallet: https://www.mewwallet.com
 *
 * @facts RainbowKit 2.2.11
 * @mark wallets/my-ether-wallet
 */
export const mew = defineWallet({
  id: 'mew',
  name: 'MEW wallet',
  shortName: 'MEW',
  iconBackground: '#05c0a5',
  downloadUrls: {
    qrCode: 'https://mewwallet.com',
    ios: 'https://apps.apple.com/app/id1464614025',
    android: 'https://play.google.com/store/apps/details?id=com.myetherwallet.mewwallet',
  },
  learnMoreUrl: 'https://help.myetherwallet.com',
  injected: { flag: 'isMEWwallet' },
  mobile: { getUri: 'https://mewwallet.com/wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
