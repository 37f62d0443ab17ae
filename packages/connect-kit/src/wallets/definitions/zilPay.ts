import { defineWallet } from '../Wallet.ts'

/**
 * ZilPay: https://zilpay.io
 *
 * @facts RainbowKit 2.2.11
 */
export const zilPay = defineWallet({
  id: 'zilPay',
  name: 'ZilPay',
  rdns: 'io.zilpay',
  iconBackground: '#29ccc4',
  downloadUrls: {
    qrCode: 'https://zilpay.io',
    ios: 'https://apps.apple.com/app/id1547105860',
    android: 'https://play.google.com/store/apps/details?id=com.zilpaymobile',
  },
  learnMoreUrl: 'https://zilpay.io',
  injected: { flag: 'isZilPay' },
  mobile: { getUri: 'zilpay://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
