import { defineWallet } from '../Wallet.ts'

/**
 * Frontier Wallet: https://www.frontier.xyz
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @flags isFrontier
 */
export const frontier = defineWallet({
  id: 'frontier',
  name: 'Frontier Wallet',
  shortName: 'Frontier',
  rdns: 'xyz.frontier.wallet',
  iconBackground: '#cc703c',
  downloadUrls: {
    qrCode: 'https://www.frontier.xyz/download',
    ios: 'https://apps.apple.com/app/id1482380988',
    android: 'https://play.google.com/store/apps/details?id=com.frontierwallet',
    browserExtension: 'https://www.frontier.xyz/download',
    chrome: 'https://chromewebstore.google.com/detail/kppfdiipphfccemcignhifpjkapfbihd',
  },
  learnMoreUrl: 'https://help.frontier.xyz/en/',
  injected: { namespace: 'frontier.ethereum' },
  mobile: { getUri: { ios: '{rawUri}', android: 'frontier://wc?uri={uri}' } },
  qrCode: { getUri: '{rawUri}' },
})
