import { defineWallet } from '../Wallet.ts'

/**
 * Ready: https://www.ready.co
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 */
export const ready = defineWallet({
  id: 'ready',
  aliases: ['argent'],
  name: 'Ready',
  iconBackground: '#ff875b',
  downloadUrls: {
    qrCode: 'https://www.ready.co/app',
    ios: 'https://apps.apple.com/app/id1358741926',
    android: 'https://play.google.com/store/apps/details?id=im.argent.contractwalletclient',
  },
  learnMoreUrl: 'https://www.ready.co',
  mobile: { getUri: { ios: 'argent://app/wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
})
