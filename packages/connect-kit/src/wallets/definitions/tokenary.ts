import { readVisitorBrowser } from '../visitorBrowser.ts'
import { defineWallet } from '../Wallet.ts'

/**
 * Tokenary: https://tokenary.io
 *
 * @facts RainbowKit 2.2.11
 */
export const tokenary = defineWallet({
  id: 'tokenary',
  name: 'Tokenary',
  iconBackground: '#000000',
  downloadUrls: {
    mobile: 'https://tokenary.io',
    browserExtension: 'https://tokenary.io/get',
    safari: 'https://tokenary.io/get',
  },
  learnMoreUrl: 'https://tokenary.io',
  injected: { flag: 'isTokenary' },
  // It is made for Safari alone.
  hidden: () => typeof navigator === 'undefined' || readVisitorBrowser(navigator).name !== 'safari',
})
