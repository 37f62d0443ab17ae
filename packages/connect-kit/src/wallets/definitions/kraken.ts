import { defineWallet } from '../Wallet.ts'

/**
 * Kraken Wallet: https://www.kraken.com/wallet
 *
 * @facts RainbowKit 2.2.11
 * @mark wallets/kraken
 */
export const kraken = defineWallet({
  id: 'kraken',
  name: 'Kraken Wallet',
  shortName: 'Kraken',
  iconBackground: '#7132f5',
  downloadUrls: {
    qrCode: 'https://www.kraken.com/wallet',
    ios: 'https://apps.apple.com/app/id1626327149',
  },
  learnMoreUrl: 'https://www.kraken.com/wallet',
  mobile: { getUri: 'krakenwallet://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
