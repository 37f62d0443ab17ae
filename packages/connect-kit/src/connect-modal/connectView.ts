import { type ConnectingStep, type ConnectStep, hasDownloadCard, isPending } from './connectFlow.ts'

/** What the Connect step shows. `open`: a link into an app on this device. */
export type ConnectView = 'asking' | 'code' | 'open' | 'failed' | 'notInstalled' | 'notAvailable'

/** Which of its faces the Connect step has. On a phone an app is opened; anywhere else its code is scanned, or its program opened. */
export function connectView(
  { wallet, uri, failure }: ConnectingStep,
  { phone }: { phone: boolean },
): ConnectView {
  if (failure) return 'failed'
  if (wallet.pageLink !== undefined) return phone ? 'open' : 'code'
  if (!wallet.ready) return canBeGot(wallet, phone) ? 'notInstalled' : 'notAvailable'
  if (uri === undefined) return isPaired(wallet) && !phone ? 'code' : 'asking'
  if (phone && wallet.mobile) return 'open'
  if (wallet.qrCode) return 'code'
  return wallet.desktop ? 'open' : 'asking'
}

/** Whether a wallet is being asked: one in this browser, or one on a phone that has scanned the code. */
export function isAskingWallet(step: ConnectStep): boolean {
  if (step.name !== 'connect' || !step.wallet.ready) return false
  if (step.failure) return isPending(step)
  if (step.wallet.pageLink !== undefined) return false
  return step.uri === undefined ? !isPaired(step.wallet) : step.asking === true
}

/** It is reached by a code, which is there a while after the wallet was chosen. */
function isPaired({ qrCode, installed }: ConnectingStep['wallet']): boolean {
  return qrCode !== undefined && !installed
}

/** “Install” leads somewhere. */
function canBeGot(wallet: ConnectingStep['wallet'], phone: boolean): boolean {
  if (phone) return wallet.mobileDownloadUrl !== undefined
  return Boolean(
    wallet.extensionDownloadUrl ?? wallet.desktopDownloadUrl ?? hasDownloadCard(wallet),
  )
}
