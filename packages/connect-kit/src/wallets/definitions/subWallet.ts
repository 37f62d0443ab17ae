import { defineWallet } from '../Wallet.ts'

/**
 * SubWallet: https://www.subwallet.app
 *
 * @facts RainbowKit 2.2.11
 */
export const subWallet = defineWallet({
  id: 'subWallet',
  name: 'SubWallet',
  rdns: 'app.subwallet',
  iconBackground: '#004bff',
  downloadUrls: {
    qrCode: 'https://www.subwallet.app/download',
    ios: 'https://apps.apple.com/app/id1633050285',
    android: 'https://play.google.com/store/apps/details?id=app.subwallet.mobile',
    browserExtension: 'https://www.subwallet.app/download',
    chrome: 'https://chromewebstore.google.com/detail/onhogfjeacnfoofkfgppdlbmlmnplgbn',
    firefox: 'https://addons.mozilla.org/firefox/addon/subwallet/',
  },
  learnMoreUrl: 'https://www.subwallet.app',
  injected: { namespace: 'SubWallet' },
  mobile: { getUri: 'subwallet://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
