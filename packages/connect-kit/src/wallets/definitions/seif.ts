import { defineWallet } from '../Wallet.ts'

/**
 * Seif: https://chromewebstore.google.com/detail/albakdmmdafeafbehmcpoejenbeojejl
 *
 * @facts RainbowKit 2.2.11
 */
export const seif = defineWallet({
  id: 'seif',
  name: 'Seif',
  rdns: 'com.passkeywallet.seif',
  iconBackground: '#8a1f2b',
  downloadUrls: {
    chrome: 'https://chromewebstore.google.com/detail/albakdmmdafeafbehmcpoejenbeojejl',
  },
  learnMoreUrl: 'https://chromewebstore.google.com/detail/albakdmmdafeafbehmcpoejenbeojejl',
  injected: { namespace: '__seif' },
})
