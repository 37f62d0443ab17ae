import type { Wallet } from './Wallet.ts'

/** It can be reached by pairing. A custom connector takes care of itself. */
export function isPairable({ createConnector, qrCode, mobile, desktop }: Wallet): boolean {
  return !createConnector && (qrCode ?? mobile ?? desktop) !== undefined
}
