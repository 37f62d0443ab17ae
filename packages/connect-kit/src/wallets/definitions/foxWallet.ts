import { defineWallet } from '../Wallet.ts'

/**
 * FoxWallet: https://foxwallet.com
 *
 * @facts RainbowKit 2.2.11
 */
export const foxWallet = defineWallet({
  id: 'foxWallet',
  name: 'FoxWallet',
  iconBackground: '#31f57a',
  downloadUrls: {
    qrCode: 'https://foxwallet.com/download',
    ios: 'https://apps.apple.com/app/id1590983231',
    android: 'https://play.google.com/store/apps/details?id=com.foxwallet.play',
  },
  learnMoreUrl: 'https://foxwallet.com',
  injected: { namespace: 'foxwallet.ethereum' },
  mobile: { getUri: 'foxwallet://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
