import { defineWallet } from '../Wallet.ts'

/**
 * Frame: https://frame.sh
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 */
export const frame = defineWallet({
  id: 'frame',
  name: 'Frame',
  rdns: 'sh.frame',
  iconBackground: '#121c20',
  downloadUrls: {
    browserExtension: 'https://frame.sh',
    chrome: 'https://chromewebstore.google.com/detail/ldcoohedfbjoobcadoglnnmmfbdlmmhf',
    firefox: 'https://addons.mozilla.org/firefox/addon/frame-extension/',
    desktop: 'https://frame.sh',
  },
  learnMoreUrl: 'https://docs.frame.sh',
  injected: { flag: 'isFrame' },
})
