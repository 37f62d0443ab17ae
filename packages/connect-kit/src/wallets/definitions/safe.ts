import { safeAppConnector } from '../safe-app/safeAppConnector.ts'
import { defineWallet } from '../Wallet.ts'

/**
 * Safe, for a page that runs inside it: https://safe.global
 *
 * @facts safe-apps-sdk 9.1.0
 * @mark wallets/safe
 */
export const safe = defineWallet({
  id: 'safe',
  name: 'Safe',
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  // Outside a frame there is no Safe app to ask.
  hidden: () => typeof window === 'undefined' || window.parent === window,
  createConnector: () => safeAppConnector(),
})
