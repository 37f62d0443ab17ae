import { defineWallet } from '../Wallet.ts'

/**
 * Ronin Wallet: https://wallet.roninchain.com
 *
 * @facts RainbowKit 2.2.11
 * @mark wallets/ronin
 */
export const ronin = defineWallet({
  id: 'ronin',
  name: 'Ronin Wallet',
  shortName: 'Ronin',
  rdns: 'com.roninchain.wallet',
  iconBackground: '#1273ea',
  downloadUrls: {
    qrCode: 'https://wallet.roninchain.com',
    ios: 'https://apps.apple.com/app/id1592675001',
    android: 'https://play.google.com/store/apps/details?id=com.skymavis.genesis',
    browserExtension: 'https://wallet.roninchain.com',
    chrome: 'https://chromewebstore.google.com/detail/fnjhmkhhmkbjkkabndcnnogagogbneec',
    firefox: 'https://addons.mozilla.org/firefox/addon/ronin-wallet/',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/ronin-wallet/kjmoohlgokccodicjjfebfomlbljgfhk',
  },
  learnMoreUrl: 'https://wallet.roninchain.com',
  injected: { namespace: 'ronin.provider' },
  mobile: { getUri: 'roninwallet://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
