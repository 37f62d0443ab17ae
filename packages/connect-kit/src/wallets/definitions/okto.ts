import { defineWallet } from '../Wallet.ts'

/**
 * Okto: https://okto.tech
 *
 * @facts RainbowKit 2.2.11
 */
export const okto = defineWallet({
  id: 'okto',
  name: 'Okto',
  iconBackground: '#5166ee',
  downloadUrls: {
    qrCode: 'https://okto.tech',
    ios: 'https://apps.apple.com/app/id6450688229',
    android: 'https://play.google.com/store/apps/details?id=im.okto.contractwalletclient',
  },
  learnMoreUrl: 'https://okto.tech',
  mobile: { getUri: { ios: 'okto://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
