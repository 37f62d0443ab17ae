import { defineWallet } from '../Wallet.ts'

/**
 * Phantom: https://phantom.app
 *
 * @facts RainbowKit 2.2.11
 * @flags isPhantom
 * @mark wallets/phantom
 * @guideline https://docs.phantom.com/resources/assets
 */
export const phantom = defineWallet({
  id: 'phantom',
  name: 'Phantom',
  rdns: 'app.phantom',
  iconBackground: '#9a8aee',
  downloadUrls: {
    qrCode: 'https://phantom.app/download',
    ios: 'https://apps.apple.com/app/id1598432977',
    android: 'https://play.google.com/store/apps/details?id=app.phantom',
    browserExtension: 'https://phantom.app/download',
    chrome: 'https://chromewebstore.google.com/detail/bfnaelmomeimhlpmgjnjophhpkkoljpa',
    firefox: 'https://addons.mozilla.org/firefox/addon/phantom-app/',
  },
  learnMoreUrl: 'https://help.phantom.app',
  injected: { namespace: 'phantom.ethereum' },
  pageLink: (page) =>
    `https://phantom.app/ul/browse/${encodeURIComponent(page)}?ref=${encodeURIComponent(new URL(page).origin)}`,
})
