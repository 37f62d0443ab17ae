import { defineWallet } from '../Wallet.ts'

/** Porto: https://porto.sh */
export const porto = defineWallet({
  id: 'porto',
  name: 'Porto',
  rdns: 'xyz.ithaca.porto',
  iconBackground: '#2e7cf6',
})
