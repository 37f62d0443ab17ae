import { defineWallet } from '../Wallet.ts'

/**
 * OKX Wallet: https://www.okx.com/web3
 *
 * @facts RainbowKit 2.2.11
 * @flags isOkxWallet, isOKExWallet
 * @mark wallets/okx
 */
export const okx = defineWallet({
  id: 'okx',
  name: 'OKX Wallet',
  shortName: 'OKX',
  rdns: 'com.okex.wallet',
  iconBackground: '#14151a',
  downloadUrls: {
    qrCode: 'https://okx.com/download',
    ios: 'https://apps.apple.com/app/id1327268470',
    android: 'https://play.google.com/store/apps/details?id=com.okinc.okex.gp',
    browserExtension: 'https://okx.com/download',
    chrome: 'https://chromewebstore.google.com/detail/mcohilncbfahbmgdjkbpemcciiolgcge',
    firefox: 'https://addons.mozilla.org/firefox/addon/okexwallet/',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/okx-wallet/pbpjkcldjiffchgbbndmhojiacbgflha',
  },
  learnMoreUrl: 'https://okx.com/web3/',
  injected: { namespace: 'okxwallet' },
  pageLink: (page) =>
    `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${encodeURIComponent(page)}`)}`,
  mobile: { getUri: { ios: 'okex://main/wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
