import { defineWallet } from '../Wallet.ts'

/**
 * Core: https://core.app
 *
 * @facts RainbowKit 2.2.11
 * @flags isAvalanche
 */
export const core = defineWallet({
  id: 'core',
  name: 'Core',
  rdns: 'app.core.extension',
  iconBackground: '#1a1a1c',
  downloadUrls: {
    qrCode: 'https://core.app/?downloadCoreMobile=1',
    ios: 'https://apps.apple.com/app/id6443685999',
    android: 'https://play.google.com/store/apps/details?id=com.avaxwallet',
    browserExtension: 'https://extension.core.app',
    chrome: 'https://chromewebstore.google.com/detail/agoakfejjabomempkjlepdflaleeobhb',
  },
  learnMoreUrl: 'https://support.avax.network',
  injected: { namespace: 'avalanche' },
  mobile: { getUri: '{rawUri}' },
  qrCode: { getUri: '{rawUri}' },
})
