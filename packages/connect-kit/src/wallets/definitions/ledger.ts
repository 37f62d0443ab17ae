import { defineWallet } from '../Wallet.ts'

/**
 * Ledger: https://www.ledger.com/ledger-live
 *
 * @facts ConnectKit 1.9.2, RainbowKit 2.2.11
 * @mark wallets/ledger
 * @guideline https://brand.ledger.com/brand-design/overview
 */
export const ledger = defineWallet({
  id: 'ledger',
  name: 'Ledger',
  iconBackground: '#000000',
  iconAccent: '#000000',
  downloadUrls: {
    qrCode: 'https://www.ledger.com/ledger-live/download',
    mobile: 'https://www.ledger.com/ledger-live',
    ios: 'https://apps.apple.com/app/id1361671700',
    android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
    desktop: 'https://www.ledger.com/ledger-live',
    macos: 'https://www.ledger.com/ledger-live/download',
    windows: 'https://www.ledger.com/ledger-live/download',
    linux: 'https://www.ledger.com/ledger-live/download',
  },
  learnMoreUrl: 'https://support.ledger.com',
  mobile: { getUri: { ios: 'ledgerlive://wc?uri={uri}', android: '{rawUri}' } },
  qrCode: { getUri: '{rawUri}' },
  desktop: { getUri: 'ledgerlive://wc?uri={uri}' },
})
