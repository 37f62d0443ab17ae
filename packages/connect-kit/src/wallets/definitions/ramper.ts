import { defineWallet } from '../Wallet.ts'

/**
 * Ramper Wallet: https://www.ramper.xyz
 *
 * @facts RainbowKit 2.2.11
 */
export const ramper = defineWallet({
  id: 'ramper',
  name: 'Ramper Wallet',
  shortName: 'Ramper',
  iconBackground: '#cda349',
  downloadUrls: {
    browserExtension: 'https://www.ramper.xyz/download',
    chrome: 'https://chromewebstore.google.com/detail/nbdhibgjnjpnkajaghbffjbkcgljfgdi',
  },
  learnMoreUrl: 'https://www.ramper.xyz',
  injected: { namespace: 'ramper2.provider' },
})
