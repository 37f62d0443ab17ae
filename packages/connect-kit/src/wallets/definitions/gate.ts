import { defineWallet } from '../Wallet.ts'

/**
 * Gate Wallet: https://www.gate.io/web3
 *
 * @facts RainbowKit 2.2.11
 * @mark exchanges/gate-io
 */
export const gate = defineWallet({
  id: 'gate',
  name: 'Gate Wallet',
  shortName: 'Gate',
  rdns: 'io.gate.wallet',
  iconBackground: '#2354e6',
  downloadUrls: {
    qrCode: 'https://www.gate.io/web3',
    mobile: 'https://www.gate.io/mobileapp',
    ios: 'https://apps.apple.com/app/id1294998195',
    android: 'https://play.google.com/store/apps/details?id=com.gateio.gateio',
    browserExtension: 'https://www.gate.io/web3',
    chrome: 'https://chromewebstore.google.com/detail/cpmkedoipcpimgecpmgpldfpohjplkpp',
  },
  learnMoreUrl: 'https://www.gate.io/learn',
  injected: { namespace: 'gatewallet' },
  mobile: { getUri: { ios: 'gtweb3wallet://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
