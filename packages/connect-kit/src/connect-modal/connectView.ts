import { type ConnectingStep, type ConnectStep, hasDownloadCard } from './connectFlow.ts'

/** What the Connect step shows. `open`: a link into an app on this phone. */
export type ConnectView = 'asking' | 'code' | 'open' | 'failed' | 'notInstalled' | 'notAvailable'

/** Which of its faces the Connect step has. On a phone an app is opened; anywhere else its code is scanned. */
export function connectView(
  { wallet, uri, failure }: ConnectingStep,
  { phone }: { phone: boolean },
): ConnectView {
  if (failure) return 'failed'
  if (wallet.pageLink !== undefined) return phone ? 'open' : 'code'
  if (!wallet.ready) return canBeGot(wallet, phone) ? 'notInstalled' : 'notAvailable'
  if (uri === undefined) return 'asking'
  if (phone && wallet.mobile) return 'open'
  return wallet.qrCode ? 'code' : 'asking'
}

/** Whether a wallet is being asked: one in this browser, or one on a phone that has scanned the code. */
export function isAskingWallet(step: ConnectStep): boolean {
  if (step.name !== 'connect' || step.failure || !step.wallet.ready) return false
  if (step.wallet.pageLink !== undefined) return false
  return step.uri === undefined || step.asking === true
}

/** “Install” leads somewhere. */
function canBeGot(wallet: ConnectingStep['wallet'], phone: boolean): boolean {
  if (phone) return wallet.mobileDownloadUrl !== undefined
  return Boolean(
    wallet.extensionDownloadUrl ?? wallet.desktopDownloadUrl ?? hasDownloadCard(wallet),
  )
}
