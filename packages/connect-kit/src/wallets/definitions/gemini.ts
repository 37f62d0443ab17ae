import { defineWallet } from '../Wallet.ts'

/**
 * Gemini Wallet: https://keys.gemini.com
 *
 * @facts RainbowKit 2.2.11
 * @mark exchanges/gemini
 */
export const gemini = defineWallet({
  id: 'gemini',
  name: 'Gemini Wallet',
  shortName: 'Gemini',
  rdns: 'com.gemini.wallet',
  iconBackground: '#1fc4df',
})
