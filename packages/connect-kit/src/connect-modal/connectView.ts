import type { ConnectingStep, ConnectStep } from './connectFlow.ts'

/** What the Connect step shows. `open`: a link into an app on this phone. */
export type ConnectView = 'asking' | 'code' | 'open' | 'failed' | 'notInstalled' | 'notAvailable'

/** Which of its faces the Connect step has. On a phone an app is opened; anywhere else its code is scanned. */
export function connectView(
  { wallet, uri, failure }: ConnectingStep,
  { phone }: { phone: boolean },
): ConnectView {
  if (failure) return 'failed'
  if (!wallet.ready) return canBeGot(wallet) ? 'notInstalled' : 'notAvailable'
  if (uri === undefined) return 'asking'
  if (phone && wallet.mobile) return 'open'
  return wallet.qrCode ? 'code' : 'asking'
}

/** Whether a wallet is being asked: one in this browser, or one on a phone that has scanned the code. */
export function isAskingWallet(step: ConnectStep): boolean {
  if (step.name !== 'connect' || step.failure || !step.wallet.ready) return false
  return step.uri === undefined || step.asking === true
}

function canBeGot(wallet: ConnectingStep['wallet']): boolean {
  return Boolean(
    wallet.extensionDownloadUrl ??
    wallet.mobileDownloadUrl ??
    wallet.desktopDownloadUrl ??
    wallet.downloadUrls?.qrCode,
  )
}
