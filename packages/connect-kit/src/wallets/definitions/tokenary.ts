import { readVisitorBrowser } from '../visitorBrowser.ts'
import { defineWallet } from '../Wallet.ts'

/** Tokenary: https://tokenary.io */
export const tokenary = defineWallet({
  id: 'tokenary',
  name: 'Tokenary',
  iconBackground: '#000000',
  downloadUrls: {
    mobile: 'https://tokenary.io',
    browserExtension: 'https://tokenary.io/get',
    safari: 'https://tokenary.io/get',
  },
  injected: { flag: 'isTokenary' },
  extension: { instructions: { recipe: 'extension', learnMoreUrl: 'https://tokenary.io' } },
  // It is made for Safari alone.
  hidden: () => typeof navigator === 'undefined' || readVisitorBrowser(navigator).name !== 'safari',
})
