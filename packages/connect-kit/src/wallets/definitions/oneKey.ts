import { defineWallet } from '../Wallet.ts'

/**
 * OneKey: https://onekey.so
 *
 * @facts RainbowKit 2.2.11
 */
export const oneKey = defineWallet({
  id: 'oneKey',
  name: 'OneKey',
  rdns: 'so.onekey.app.wallet',
  iconBackground: '#00b812',
  iconAccent: '#00b812',
  downloadUrls: {
    qrCode: 'https://www.onekey.so/download/',
    ios: 'https://apps.apple.com/app/id1609559473',
    android: 'https://play.google.com/store/apps/details?id=so.onekey.app.wallet',
    browserExtension: 'https://www.onekey.so/download/',
    chrome: 'https://chromewebstore.google.com/detail/jnmbobjmhlngoefaiojfljckilhhlhcj',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/onekey/obffkkagpmohennipjokmpllocnlndac',
  },
  learnMoreUrl: 'https://help.onekey.so',
  injected: { namespace: '$onekey.ethereum' },
})
