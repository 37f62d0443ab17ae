import { defineWallet } from '../Wallet.ts'

/**
 * Talisman: https://talisman.xyz
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 */
export const talisman = defineWallet({
  id: 'talisman',
  name: 'Talisman',
  rdns: 'xyz.talisman',
  iconBackground: '#d5ff5c',
  downloadUrls: {
    browserExtension: 'https://talisman.xyz/download',
    chrome: 'https://chromewebstore.google.com/detail/fijngjgcjhjmmpcmkeiomlglpeiijkld',
    firefox: 'https://addons.mozilla.org/firefox/addon/talisman-wallet-extension/',
  },
  learnMoreUrl: 'https://talisman.xyz',
  injected: { namespace: 'talismanEth' },
})
