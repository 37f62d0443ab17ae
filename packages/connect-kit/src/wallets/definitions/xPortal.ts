import { defineWallet } from '../Wallet.ts'

/**
 * xPortal: https://xportal.com
 *
 * @facts RainbowKit 2.2.11
 */
export const xPortal = defineWallet({
  id: 'xPortal',
  name: 'xPortal',
  rdns: 'com.elrond.maiar.wallet',
  iconBackground: '#23f7dd',
  iconAccent: '#23f7dd',
  downloadUrls: {
    qrCode: 'https://xportal.com/app',
    ios: 'https://apps.apple.com/app/id1519405832',
    android: 'https://play.google.com/store/apps/details?id=com.elrond.maiar.wallet',
  },
  learnMoreUrl: 'https://help.xportal.com',
  injected: { flag: 'isxPortal' },
  mobile: { getUri: { ios: 'xportal://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
