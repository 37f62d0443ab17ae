import { readVisitorBrowser } from '../visitorBrowser.ts'
import { defineWallet } from '../Wallet.ts'

/**
 * Dawn: https://dawnwallet.xyz
 *
 * @facts RainbowKit 2.2.11
 */
export const dawn = defineWallet({
  id: 'dawn',
  name: 'Dawn',
  iconBackground: '#000000',
  downloadUrls: {
    mobile: 'https://dawnwallet.xyz',
    ios: 'https://apps.apple.com/app/id1673143782',
  },
  injected: { flag: 'isDawn' },
  // It is made for iPhones and iPads alone.
  hidden: () => typeof navigator === 'undefined' || readVisitorBrowser(navigator).os !== 'ios',
})
