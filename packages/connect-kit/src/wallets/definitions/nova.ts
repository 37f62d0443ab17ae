import { defineWallet } from '../Wallet.ts'

/**
 * Nova Wallet: https://novawallet.io
 *
 * @facts RainbowKit 2.2.11
 */
export const nova = defineWallet({
  id: 'nova',
  name: 'Nova Wallet',
  shortName: 'Nova',
  rdns: 'io.novawallet',
  iconBackground: '#1c1f4a',
  downloadUrls: {
    qrCode: 'https://nova-wallet.app.link',
    ios: 'https://apps.apple.com/app/id1597119355',
    android: 'https://play.google.com/store/apps/details?id=io.novafoundation.nova.market',
  },
  learnMoreUrl: 'https://docs.novawallet.io',
  mobile: { getUri: 'novawallet://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
