import { defineWallet } from '../Wallet.ts'

/**
 * Rabby Wallet: https://rabby.io
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @mark wallets/rabby
 */
export const rabby = defineWallet({
  id: 'rabby',
  name: 'Rabby Wallet',
  shortName: 'Rabby',
  rdns: 'io.rabby',
  iconBackground: '#7084ff',
  downloadUrls: {
    browserExtension: 'https://rabby.io',
    chrome: 'https://chromewebstore.google.com/detail/acmacodkjbdgmoleebolmdjonilkdbch',
  },
  learnMoreUrl: 'https://rabby.io',
  injected: { flag: 'isRabby' },
})
