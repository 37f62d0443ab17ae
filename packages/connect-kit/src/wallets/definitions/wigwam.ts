import { defineWallet } from '../Wallet.ts'

/**
 * Wigwam: https://wigwam.app
 *
 * @facts RainbowKit 2.2.11
 */
export const wigwam = defineWallet({
  id: 'wigwam',
  name: 'Wigwam',
  rdns: 'com.wigwam.wallet',
  iconBackground: '#80ef6e',
  downloadUrls: {
    browserExtension: 'https://wigwam.app',
    chrome: 'https://chromewebstore.google.com/detail/lccbohhgfkdikahanoclbdmaolidjdfl',
  },
  learnMoreUrl: 'https://wigwam.app',
  injected: { namespace: 'wigwamEthereum' },
})
