import { defineWallet } from '../Wallet.ts'

/**
 * Magic Eden Wallet: https://wallet.magiceden.io
 *
 * @facts RainbowKit 2.2.11
 */
export const magicEden = defineWallet({
  id: 'magicEden',
  name: 'Magic Eden Wallet',
  shortName: 'Magic Eden',
  rdns: 'io.magiceden.wallet',
  iconBackground: '#36114d',
  downloadUrls: {
    browserExtension: 'https://wallet.magiceden.io',
    chrome: 'https://chromewebstore.google.com/detail/mkpegjkblkkefacfnmkajcjmabijhclg',
  },
  learnMoreUrl: 'https://wallet.magiceden.io/support',
  injected: { namespace: 'magicEden.ethereum' },
})
