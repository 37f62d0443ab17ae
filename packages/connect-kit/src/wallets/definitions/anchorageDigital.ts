import { defineWallet } from '../Wallet.ts'

/**
 * Anchorage Digital: https://www.anchorage.com
 *
 * @facts RainbowKit 2.2.11
 */
export const anchorageDigital = defineWallet({
  id: 'anchorageDigital',
  name: 'Anchorage Digital',
  shortName: 'Anchorage',
  rdns: 'com.anchorage.connect',
  iconBackground: '#000000',
  downloadUrls: {
    chrome: 'https://chromewebstore.google.com/detail/fadcgekaahkbmhjnpdhldednpbfpmkfl',
    ios: 'https://apps.apple.com/app/id6754656781',
  },
  learnMoreUrl: 'https://www.anchorage.com',
  injected: { flag: 'isAnchorageDigital' },
})
