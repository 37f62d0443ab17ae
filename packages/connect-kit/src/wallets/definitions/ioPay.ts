import { defineWallet } from '../Wallet.ts'

/**
 * ioPay Wallet: https://iopay.me
 *
 * @facts RainbowKit 2.2.11
 */
export const ioPay = defineWallet({
  id: 'ioPay',
  name: 'ioPay Wallet',
  shortName: 'ioPay',
  iconBackground: '#8a3cf0',
  downloadUrls: {
    qrCode: 'https://iopay.me',
    ios: 'https://apps.apple.com/app/id1478086371',
    android: 'https://play.google.com/store/apps/details?id=io.iotex.iopay.gp',
  },
  learnMoreUrl: 'https://iopay.me',
  mobile: { getUri: { ios: 'iopay://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
