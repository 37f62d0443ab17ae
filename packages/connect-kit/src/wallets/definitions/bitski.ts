import { defineWallet } from '../Wallet.ts'

/**
 * Bitski: https://bitski.com
 *
 * @facts RainbowKit 2.2.11
 */
export const bitski = defineWallet({
  id: 'bitski',
  name: 'Bitski',
  iconBackground: '#333333',
  downloadUrls: {
    browserExtension: 'https://bitski.com',
    chrome: 'https://chromewebstore.google.com/detail/feejiigddaafeojfddjjlmfkabimkell',
  },
  learnMoreUrl: 'https://bitski.com',
  injected: { flag: 'isBitski' },
})
