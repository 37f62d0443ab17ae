import { defineWallet } from '../Wallet.ts'

/** Gemini Wallet: https://keys.gemini.com */
export const gemini = defineWallet({
  id: 'gemini',
  name: 'Gemini Wallet',
  shortName: 'Gemini',
  rdns: 'com.gemini.wallet',
  iconBackground: '#1fc4df',
})
