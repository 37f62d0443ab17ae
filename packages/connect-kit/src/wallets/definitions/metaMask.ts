import { defineWallet } from '../Wallet.ts'

/**
 * MetaMask: https://metamask.io
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @mark wallets/metamask
 * @guideline https://github.com/MetaMask/brand-resources
 */
export const metaMask = defineWallet({
  id: 'metaMask',
  name: 'MetaMask',
  rdns: ['io.metamask', 'io.metamask.mobile'],
  iconBackground: '#f6851b',
  iconAccent: '#f6851b',
  downloadUrls: {
    qrCode: 'https://metamask.io/download',
    ios: 'https://apps.apple.com/app/id1438144202',
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    browserExtension: 'https://metamask.io/download',
    chrome: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask/',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
    opera: 'https://addons.opera.com/extensions/details/metamask-10',
  },
  learnMoreUrl: 'https://metamask.io/faqs/',
  injected: { flag: 'isMetaMask' },
  // It takes an address without its scheme.
  pageLink: (page) => `https://metamask.app.link/dapp/${page.replace(/^https?:\/\//, '')}`,
  mobile: { getUri: 'https://metamask.app.link/wc?uri={uri}' },
  qrCode: { getUri: 'https://metamask.app.link/wc?uri={uri}' },
})
