import * as limits from '../limits.ts'
import type { WalletOption } from './WalletOption.ts'

/**
 * The wallets that the connect dialog lists: ready, or with an extension to download (behaviour/wallets#listed), or in
 * need of a project id that the host did not give, which the row then says.
 */
export function listedWallets(options: readonly WalletOption[]): WalletOption[] {
  return options.filter(
    ({ ready, extensionDownloadUrl, unavailable }) =>
      ready || extensionDownloadUrl !== undefined || unavailable !== undefined,
  )
}

/**
 * The wallets that the dialog offers to get: those that can be got here, and of these the first 5, or 3 on a phone
 * (behaviour/connect-modal#get). Filtered first, then cut, so that there are as many as there can be.
 *
 * @param phone the visitor's system is a phone's: only a shop's app counts
 */
export function walletsToGet(
  options: readonly WalletOption[],
  { phone }: { phone: boolean },
): WalletOption[] {
  const here = options.filter(
    (option) => !option.installed && (phone ? hasApp(option) : isGettable(option)),
  )
  return here.slice(0, phone ? limits.getListCompact : limits.getListWide)
}

function hasApp({ mobileDownloadUrl }: WalletOption): boolean {
  return mobileDownloadUrl !== undefined
}

function isGettable({
  extensionDownloadUrl,
  desktopDownloadUrl,
  qrCode,
  pageLink,
  downloadUrls,
}: WalletOption) {
  if (extensionDownloadUrl !== undefined || desktopDownloadUrl !== undefined) return true
  return (qrCode ?? pageLink) !== undefined && downloadUrls?.qrCode !== undefined
}
