import { defineWallet } from '../Wallet.ts'

/**
 * Safeheron: https://www.safeheron.com
 *
 * @facts RainbowKit 2.2.11
 */
export const safeheron = defineWallet({
  id: 'safeheron',
  name: 'Safeheron',
  iconBackground: '#0f2d6b',
  downloadUrls: {
    browserExtension: 'https://www.safeheron.com',
    chrome: 'https://chromewebstore.google.com/detail/aiaghdjafpiofpainifbgfgjfpclngoh',
  },
  learnMoreUrl: 'https://www.safeheron.com',
  injected: { namespace: 'safeheron' },
})
