import { defineWallet } from '../Wallet.ts'

/**
 * Kaia Wallet: https://www.kaiawallet.io
 *
 * @facts RainbowKit 2.2.11
 */
export const kaia = defineWallet({
  id: 'kaia',
  aliases: ['kaikas'],
  name: 'Kaia Wallet',
  shortName: 'Kaia',
  iconBackground: '#bff009',
  downloadUrls: {
    qrCode: 'https://app.kaiawallet.io',
    ios: 'https://apps.apple.com/app/id6502896387',
    android: 'https://play.google.com/store/apps/details?id=io.klutch.wallet',
    browserExtension: 'https://app.kaiawallet.io',
    chrome: 'https://chromewebstore.google.com/detail/jblndlipeogpafnldhgmapagcccfchpi',
  },
  learnMoreUrl: 'https://kaiawallet.io',
  injected: { namespace: 'klaytn' },
  mobile: { getUri: 'kaikas://walletconnect?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
