import { defineWallet } from '../Wallet.ts'

/**
 * TokenPocket: https://www.tokenpocket.pro
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @mark wallets/token-pocket
 */
export const tokenPocket = defineWallet({
  id: 'tokenPocket',
  name: 'TokenPocket',
  rdns: 'pro.tokenpocket',
  iconBackground: '#2980fe',
  downloadUrls: {
    qrCode: 'https://tokenpocket.pro/en/download/app',
    ios: 'https://apps.apple.com/app/id6444625622',
    android: 'https://play.google.com/store/apps/details?id=vip.mytokenpocket',
    browserExtension: 'https://extension.tokenpocket.pro',
    chrome: 'https://chromewebstore.google.com/detail/mfgccjchihfkkindfppnaooecgfneiii',
  },
  learnMoreUrl: 'https://help.tokenpocket.pro/en/',
  injected: { flag: 'isTokenPocket' },
  mobile: { getUri: 'tpoutside://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
