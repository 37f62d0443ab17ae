import { defineWallet } from '../Wallet.ts'

/**
 * 1inch Wallet: https://1inch.io/wallet
 *
 * @facts RainbowKit 2.2.11
 * @flags isOneInchIOSWallet, isOneInchAndroidWallet
 * @mark exchanges/1inch
 */
export const oneInch = defineWallet({
  id: 'oneInch',
  aliases: ['1inch'],
  name: '1inch Wallet',
  shortName: '1inch',
  iconBackground: '#1b314f',
  downloadUrls: {
    qrCode: 'https://1inch.io/wallet',
    ios: 'https://apps.apple.com/app/id1546049391',
    android: 'https://play.google.com/store/apps/details?id=io.oneinch.android',
  },
  learnMoreUrl: 'https://1inch.io/wallet',
  mobile: { getUri: 'oneinch://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
