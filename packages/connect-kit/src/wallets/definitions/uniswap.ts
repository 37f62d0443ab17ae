import { defineWallet } from '../Wallet.ts'

/**
 * Uniswap Wallet: https://wallet.uniswap.org
 *
 * @facts RainbowKit 2.2.11, Uniswap interface
 * @mark exchanges/uniswap
 */
export const uniswap = defineWallet({
  id: 'uniswap',
  name: 'Uniswap Wallet',
  shortName: 'Uniswap',
  rdns: 'org.uniswap.app',
  iconBackground: '#ff37c7',
  downloadUrls: {
    qrCode: 'https://wallet.uniswap.org',
    ios: 'https://apps.apple.com/app/id6443944476',
    browserExtension: 'https://wallet.uniswap.org',
  },
  learnMoreUrl: 'https://wallet.uniswap.org',
  injected: { flag: 'isUniswapWallet' },
  mobile: { getUri: 'uniswap://wc?uri={uri}' },
  qrCode: { getUri: '{rawUri}' },
})
