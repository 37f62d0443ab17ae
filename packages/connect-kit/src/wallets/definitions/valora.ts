import { defineWallet } from '../Wallet.ts'

/**
 * Valora: https://valora.xyz
 *
 * @facts RainbowKit 2.2.11
 */
export const valora = defineWallet({
  id: 'valora',
  name: 'Valora',
  iconBackground: '#1ab775',
  downloadUrls: {
    qrCode: 'https://valora.xyz',
    ios: 'https://apps.apple.com/app/id1520414263',
    android: 'https://play.google.com/store/apps/details?id=co.clabs.valora',
  },
  learnMoreUrl: 'https://valora.xyz',
  mobile: { getUri: { ios: 'celo://wallet/wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
