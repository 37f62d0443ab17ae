import { defineWallet } from '../Wallet.ts'

/**
 * Porto: https://porto.sh
 *
 * @facts RainbowKit 2.2.11
 */
export const porto = defineWallet({
  id: 'porto',
  name: 'Porto',
  rdns: 'xyz.ithaca.porto',
  iconBackground: '#2e7cf6',
})
