import * as limits from '../limits.ts'
import { readItem, writeItem } from '../platform/localStorage.ts'
import { readAnnouncedWallet } from './announcedWallet.ts'
import type { WalletOption } from './WalletOption.ts'

/** Where announced icons are kept, in the browser's local storage. */
const key = 'ck.walletIcons'

/** Icons by the domain name under which a wallet announced them, the newest last. */
export type RememberedIcons = ReadonlyMap<string, string>

/** The icons that wallets announced in this browser, now or before. */
export function rememberedIcons(): RememberedIcons {
  return parseRememberedIcons(readItem(key))
}

/** What was remembered before this page was loaded. */
let before: RememberedIcons | undefined

/** Remembers the icons of the wallets that are announced now. Writes only what is new. */
export function rememberIcons(options: readonly WalletOption[]): void {
  const stored = readItem(key) ?? '[]'
  const known = parseRememberedIcons(stored)
  before ??= known
  const next = JSON.stringify([...withSeenIcons(known, options, before)])
  if (next !== stored) writeItem(key, next)
}

/**
 * Adds the icons of the wallets that are announced now (behaviour/wallets#remembered-icons). A wallet that is not what it says,
 * as far as that is known, leaves none: where a second one claims its domain name later, what was known before this page is known again.
 *
 * @param known what is stored now
 * @param before what was stored when the page was loaded
 */
export function withSeenIcons(
  known: RememberedIcons,
  options: readonly WalletOption[],
  before: RememberedIcons,
): RememberedIcons {
  const doubted = new Set(options.flatMap(({ rdns, warning }) => (warning && rdns) ?? []))
  const kept = [...known].flatMap(([rdns, icon]) => {
    const trusted = doubted.has(rdns) ? before.get(rdns) : icon
    return trusted === undefined ? [] : [[rdns, trusted] as const]
  })
  const seen = options.flatMap(({ groupIndex, rdns, iconUrl, warning }) =>
    groupIndex === 0 &&
    rdns !== undefined &&
    warning === undefined &&
    typeof iconUrl === 'string' &&
    iconUrl.length <= limits.rememberedIconLength
      ? [[rdns, iconUrl] as const]
      : [],
  )
  const all = [...new Map([...kept, ...seen])]
  // Those that are away go first, the oldest before the others.
  const now = new Set(seen.map(([rdns]) => rdns))
  const away = all.flatMap(([rdns]) => (now.has(rdns) ? [] : [rdns]))
  const gone = new Set(away.slice(0, Math.max(0, all.length - limits.rememberedIcons)))
  return new Map(all.filter(([rdns]) => !gone.has(rdns)).slice(-limits.rememberedIcons))
}

/** Reads what is stored, by the same rules as an announcement. What does not keep to them is forgotten. */
export function parseRememberedIcons(stored: string | null): RememberedIcons {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    const pairs = (Array.isArray(value) ? value : []).flatMap((pair: unknown) => {
      const [saidRdns, saidIcon] = Array.isArray(pair) ? (pair as unknown[]) : []
      const { rdns, icon } = readAnnouncedWallet({ rdns: saidRdns, icon: saidIcon })
      return rdns !== undefined && icon !== undefined ? [[rdns, icon] as const] : []
    })
    return new Map(pairs.slice(-limits.rememberedIcons))
  } catch {
    return new Map()
  }
}
