import { defineWallet } from '../Wallet.ts'

/**
 * ParaSwap Wallet: https://paraswap.io
 *
 * @facts RainbowKit 2.2.11
 */
export const paraSwap = defineWallet({
  id: 'paraSwap',
  name: 'ParaSwap Wallet',
  shortName: 'ParaSwap',
  iconBackground: '#578cfc',
  downloadUrls: {
    qrCode: 'https://paraswap.io',
    ios: 'https://apps.apple.com/app/id1584610690',
  },
  learnMoreUrl: 'https://paraswap.io',
  mobile: { getUri: 'paraswap://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
