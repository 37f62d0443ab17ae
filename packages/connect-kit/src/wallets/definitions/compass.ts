import { defineWallet } from '../Wallet.ts'

/**
 * Compass Wallet: https://compasswallet.io
 *
 * @facts RainbowKit 2.2.11
 */
export const compass = defineWallet({
  id: 'compass',
  name: 'Compass Wallet',
  shortName: 'Compass',
  rdns: 'io.leapwallet.compasswallet',
  iconBackground: '#9d1f19',
  downloadUrls: {
    browserExtension: 'https://compasswallet.io/download',
    chrome: 'https://chromewebstore.google.com/detail/anokgmphncpekkhclmingpimjmcooifb',
  },
  learnMoreUrl: 'https://compasswallet.io/download',
  injected: { namespace: 'compassEvm' },
})
