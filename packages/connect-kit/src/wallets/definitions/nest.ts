import { defineWallet } from '../Wallet.ts'

/**
 * Nest: https://nestwallet.xyz
 *
 * @facts RainbowKit 2.2.11
 */
export const nest = defineWallet({
  id: 'nest',
  name: 'Nest',
  rdns: 'xyz.nestwallet',
  iconBackground: '#1d2b53',
  downloadUrls: {
    browserExtension: 'https://nestwallet.xyz',
  },
  learnMoreUrl: 'https://nestwallet.xyz',
  injected: { flag: 'isNestWallet' },
})
