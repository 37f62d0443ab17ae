import type {
  DownloadUrls,
  LinkTemplate,
  OperatingSystem,
  VisitorBrowser,
  Wallet,
} from './Wallet.ts'

/** Whether a system is a phone's or tablet's. Such a visitor gets apps and deep links, not extensions. */
export function isPhone(os: OperatingSystem): boolean {
  return os === 'ios' || os === 'android'
}

/** Fills the pairing URI into a link. */
export function fillLink(template: LinkTemplate, uri: string): string {
  if (typeof template === 'function') return template(uri)
  return template.replace('{rawUri}', () => uri).replace('{uri}', () => encodeURIComponent(uri))
}

/** The link that opens the wallet's app on this phone, when it has one for the system. */
export function mobileLink(wallet: Wallet, os: OperatingSystem): LinkTemplate | undefined {
  const getUri = wallet.mobile?.getUri
  if (getUri === undefined || typeof getUri === 'string' || typeof getUri === 'function')
    return getUri
  return os === 'ios' ? getUri.ios : os === 'android' ? getUri.android : undefined
}

/** Where this browser gets the extension: its own shop, a shop whose extensions it runs, or the maker's page. */
export function extensionDownloadUrl(
  urls: DownloadUrls | undefined,
  { name, os }: VisitorBrowser,
): string | undefined {
  if (!urls || isPhone(os)) return undefined
  const { chrome, browserExtension } = urls
  switch (name) {
    case 'arc':
    case 'chrome':
      return chrome ?? browserExtension
    case 'brave':
    case 'edge':
    case 'opera':
      return urls[name] ?? chrome ?? browserExtension
    case 'firefox':
    case 'safari':
      return urls[name] ?? browserExtension
    case 'other':
      return browserExtension
  }
}

/** Where this phone gets the app; on a computer, the page that a phone is sent to. */
export function mobileDownloadUrl(
  urls: DownloadUrls | undefined,
  { os }: VisitorBrowser,
): string | undefined {
  if (!urls) return undefined
  const page = urls.mobile ?? urls.qrCode
  if (os === 'ios') return urls.ios ?? page
  if (os === 'android') return urls.android ?? page
  return page
}

/** Where this computer gets the app. */
export function desktopDownloadUrl(
  urls: DownloadUrls | undefined,
  { os }: VisitorBrowser,
): string | undefined {
  if (!urls || isPhone(os)) return undefined
  return (os === 'other' ? undefined : urls[os]) ?? urls.desktop
}

/** How long an address may be in a code, as links carry it: the dots of a longer one are too fine for a phone's camera, and no code holds some. */
const scannable = 600

/**
 * The address of this page for another device; nothing where only this computer reaches it.
 *
 * @param isScanned it stands in a code: one that is too long for that is cut to where its page begins
 */
export function pageUrl(
  { protocol, href, origin, pathname }: Pick<Location, 'protocol' | 'href' | 'origin' | 'pathname'>,
  isScanned: boolean,
): string | undefined {
  if (protocol !== 'https:') return undefined
  if (!isScanned) return href
  const fits = (address: string) => encodeURIComponent(address).length <= scannable
  return [href, origin + pathname].find(fits) ?? origin
}
