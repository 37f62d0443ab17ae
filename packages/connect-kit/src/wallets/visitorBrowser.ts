import type { BrowserName, OperatingSystem, VisitorBrowser } from './Wallet.ts'

/** What a browser says of itself; the parts of `navigator` that are read. */
export type BrowserFacts = {
  userAgent?: string | undefined
  /** Distinguishes an iPad from a Mac, which it claims to be. */
  maxTouchPoints?: number | undefined
  userAgentData?:
    { brands?: readonly { brand: string }[] | undefined; platform?: string | undefined } | undefined
  /** Brave says in no other way who it is. */
  brave?: unknown
}

/** The default without a browser: on the server, and until the page is hydrated. */
export const unknownBrowser: VisitorBrowser = { name: 'other', os: 'other' }

/**
 * Detects the browser and the system, as far as download links and deep links depend on them. Layout does not: it follows
 * the width.
 */
export function readVisitorBrowser(facts: BrowserFacts): VisitorBrowser {
  return { name: browserName(facts), os: operatingSystem(facts) }
}

function operatingSystem({
  userAgent = '',
  maxTouchPoints = 0,
  userAgentData,
}: BrowserFacts): OperatingSystem {
  const platform = userAgentData?.platform?.toLowerCase() ?? ''
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  if (platform === 'android' || /android/i.test(userAgent)) return 'android'
  if (platform === 'macos' || /mac os x|macintosh/i.test(userAgent))
    return maxTouchPoints > 1 ? 'ios' : 'macos'
  if (platform === 'windows' || /windows/i.test(userAgent)) return 'windows'
  if (/linux|chrome ?os|cros/i.test(`${platform} ${userAgent}`)) return 'linux'
  return 'other'
}

function browserName({ userAgent = '', userAgentData, brave }: BrowserFacts): BrowserName {
  const brands = userAgentData?.brands?.map(({ brand }) => brand).join(' ') ?? ''
  const says = (pattern: RegExp) => pattern.test(brands) || pattern.test(userAgent)
  if (brave !== undefined) return 'brave'
  if (says(/\bArc\b/)) return 'arc'
  if (says(/Microsoft Edge|\bEdgA?\/|EdgiOS/)) return 'edge'
  if (says(/\bOpera\b|\bOPR\/|\bOPT\//)) return 'opera'
  if (says(/Firefox\/|FxiOS/)) return 'firefox'
  if (says(/Google Chrome|Chromium|Chrome\/|CriOS/)) return 'chrome'
  return says(/Safari\//) ? 'safari' : 'other'
}
