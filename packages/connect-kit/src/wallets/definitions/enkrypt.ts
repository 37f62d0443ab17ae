import { defineWallet } from '../Wallet.ts'

/**
 * Enkrypt Wallet: https://www.enkrypt.com
 *
 * @facts RainbowKit 2.2.11
 * @flags isEnkrypt
 * @mark wallets/enkrypt
 */
export const enkrypt = defineWallet({
  id: 'enkrypt',
  name: 'Enkrypt Wallet',
  shortName: 'Enkrypt',
  rdns: 'com.enkrypt',
  iconBackground: '#684cff',
  downloadUrls: {
    browserExtension: 'https://www.enkrypt.com',
    chrome: 'https://chromewebstore.google.com/detail/kkpllkodjeloidieedojogacfhpaihoh',
    firefox: 'https://addons.mozilla.org/firefox/addon/enkrypt/',
    edge: 'https://microsoftedge.microsoft.com/addons/detail/enkrypt-ethereum-polkad/gfenajajnjjmmdojhdjmnngomkhlnfjl',
    opera: 'https://addons.opera.com/extensions/details/enkrypt/',
    safari: 'https://apps.apple.com/app/enkrypt-web3-wallet/id1640164309',
  },
  learnMoreUrl: 'https://blog.enkrypt.com/what-is-a-web3-wallet/',
  injected: { namespace: 'enkrypt.providers.ethereum' },
})
