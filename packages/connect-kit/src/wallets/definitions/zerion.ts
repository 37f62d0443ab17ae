import { defineWallet } from '../Wallet.ts'

/**
 * Zerion: https://zerion.io
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @flags isZerion
 * @mark wallets/zerion
 */
export const zerion = defineWallet({
  id: 'zerion',
  name: 'Zerion',
  rdns: 'io.zerion.wallet',
  iconBackground: '#2962ef',
  iconAccent: '#2962ef',
  downloadUrls: {
    qrCode: 'https://zerion.io',
    ios: 'https://apps.apple.com/app/id1456732565',
    android: 'https://play.google.com/store/apps/details?id=io.zerion.android',
    browserExtension: 'https://zerion.io/extension',
    chrome: 'https://chromewebstore.google.com/detail/klghhnkeealcohjjanjjdaeeggmfmlpl',
  },
  learnMoreUrl: 'https://help.zerion.io/en/',
  injected: { namespace: 'zerionWallet' },
  mobile: { getUri: { ios: 'zerion://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
