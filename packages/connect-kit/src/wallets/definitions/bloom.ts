import { defineWallet } from '../Wallet.ts'

/**
 * Bloom Wallet: https://bloomwallet.io
 *
 * @facts RainbowKit 2.2.11
 */
export const bloom = defineWallet({
  id: 'bloom',
  name: 'Bloom Wallet',
  shortName: 'Bloom',
  iconBackground: '#000000',
  downloadUrls: { desktop: 'https://bloomwallet.io' },
  desktop: { getUri: 'bloom://wallet-connect/wc?uri={uri}' },
})
