import { defineWallet } from '../Wallet.ts'

/**
 * imToken: https://token.im
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @mark wallets/imtoken
 */
export const imToken = defineWallet({
  id: 'imToken',
  name: 'imToken',
  iconBackground: '#098de6',
  downloadUrls: {
    qrCode: 'https://token.im/download',
    ios: 'https://apps.apple.com/app/id1384798940',
    android: 'https://play.google.com/store/apps/details?id=im.token.app',
  },
  learnMoreUrl: 'https://support.token.im',
  injected: { flag: 'isImToken' },
  mobile: { getUri: 'imtokenv2://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
