import { defineWallet } from '../Wallet.ts'

/**
 * Bitget Wallet: https://web3.bitget.com
 *
 * @facts RainbowKit 2.2.11
 * @flags isBitKeep
 */
export const bitget = defineWallet({
  id: 'bitget',
  name: 'Bitget Wallet',
  shortName: 'Bitget',
  rdns: 'com.bitget.web3',
  iconBackground: '#54fff5',
  downloadUrls: {
    qrCode: 'https://web3.bitget.com/en/wallet-download',
    mobile: 'https://web3.bitget.com/en/wallet-download?type=2',
    ios: 'https://apps.apple.com/app/id1395301115',
    android: 'https://web3.bitget.com/en/wallet-download?type=0',
    browserExtension: 'https://web3.bitget.com/en/wallet-download',
    chrome: 'https://chromewebstore.google.com/detail/jiidiaalihmmhddjgbnbgdfflelocpak',
  },
  learnMoreUrl: 'https://web3.bitget.com/en/academy',
  injected: { namespace: 'bitkeep.ethereum' },
  pageLink: 'https://bkcode.vip?action=dapp&url={uri}',
  mobile: { getUri: { ios: 'bitkeep://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
