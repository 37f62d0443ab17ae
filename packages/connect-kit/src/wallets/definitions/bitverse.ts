import { defineWallet } from '../Wallet.ts'

/**
 * Bitverse Wallet: https://www.bitverse.zone
 *
 * @facts RainbowKit 2.2.11
 */
export const bitverse = defineWallet({
  id: 'bitverse',
  name: 'Bitverse Wallet',
  shortName: 'Bitverse',
  iconBackground: '#171728',
  downloadUrls: {
    qrCode: 'https://www.bitverse.zone/download',
    ios: 'https://apps.apple.com/app/id1645515614',
    android: 'https://play.google.com/store/apps/details?id=com.bitverse.app',
  },
  learnMoreUrl: 'https://www.bitverse.zone',
  mobile: { getUri: 'bitverseapp://open/wallet/wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
