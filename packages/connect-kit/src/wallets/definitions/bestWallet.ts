import { defineWallet } from '../Wallet.ts'

/**
 * Best Wallet: https://bestwallet.com
 *
 * @facts RainbowKit 2.2.11, bestwallet.com
 */
export const bestWallet = defineWallet({
  id: 'bestWallet',
  name: 'Best Wallet',
  shortName: 'Best',
  iconBackground: '#5961ff',
  downloadUrls: {
    qrCode: 'https://bestwallet.com',
    ios: 'https://apps.apple.com/app/id6451312105',
  },
  learnMoreUrl: 'https://bestwallet.com',
  mobile: { getUri: 'bw://connect/wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
