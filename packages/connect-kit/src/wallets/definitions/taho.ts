import { defineWallet } from '../Wallet.ts'

/**
 * Taho: https://taho.xyz
 *
 * @facts RainbowKit 2.2.11
 * @flags isTally
 */
export const taho = defineWallet({
  id: 'taho',
  name: 'Taho',
  iconBackground: '#d08d57',
  downloadUrls: {
    browserExtension: 'https://taho.xyz',
    chrome: 'https://chromewebstore.google.com/detail/eajafomhmkipbjmfmhebemolkcicgfmd',
  },
  learnMoreUrl: 'https://taho.xyz',
  injected: { namespace: 'tally' },
})
