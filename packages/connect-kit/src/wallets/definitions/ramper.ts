import { defineWallet } from '../Wallet.ts'

/** Ramper Wallet: https://www.ramper.xyz */
export const ramper = defineWallet({
  id: 'ramper',
  name: 'Ramper Wallet',
  shortName: 'Ramper',
  iconBackground: '#cda349',
  downloadUrls: {
    browserExtension: 'https://www.ramper.xyz/download',
    chrome: 'https://chromewebstore.google.com/detail/nbdhibgjnjpnkajaghbffjbkcgljfgdi',
  },
  injected: { namespace: 'ramper2.provider' },
  extension: { instructions: { recipe: 'extension', learnMoreUrl: 'https://www.ramper.xyz' } },
})
