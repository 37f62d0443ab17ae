import { defineWallet } from '../Wallet.ts'

/**
 * Backpack: https://backpack.app
 *
 * @facts RainbowKit 2.2.11
 * @flags isBackpack
 * @mark wallets/backpack
 */
export const backpack = defineWallet({
  id: 'backpack',
  name: 'Backpack',
  rdns: ['app.backpack', 'app.backpack.mobile'],
  iconBackground: '#e33e3f',
  downloadUrls: {
    qrCode: 'https://backpack.app/download',
    ios: 'https://apps.apple.com/app/id6445964121',
    android: 'https://play.google.com/store/apps/details?id=app.backpack.mobile',
    browserExtension: 'https://backpack.app/download',
    chrome: 'https://chromewebstore.google.com/detail/aflkmfhebedbjioipglgcbcmnbpgliof',
  },
  learnMoreUrl: 'https://support.backpack.exchange',
  injected: { namespace: 'backpack.ethereum' },
})
