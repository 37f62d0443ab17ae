import { readItem, writeItem } from '../platform/localStorage.ts'
import {
  parseRememberedIcons,
  type RememberedIcons,
  rememberedIconsKey,
  withSeenIcons,
} from './rememberedIcons.ts'
import type { WalletOption } from './WalletOption.ts'

/** The icons that wallets announced in this browser, now or before. */
export function rememberedIcons(): RememberedIcons {
  return parseRememberedIcons(readItem(rememberedIconsKey))
}

/** What was remembered before this page was loaded. */
let before: RememberedIcons | undefined

/** Remembers the icons of the wallets that are announced now. Writes only what is new. */
export function rememberIcons(options: readonly WalletOption[]): void {
  const stored = readItem(rememberedIconsKey) ?? '[]'
  const known = parseRememberedIcons(stored)
  before ??= known
  const next = JSON.stringify([...withSeenIcons(known, options, before)])
  if (next !== stored) writeItem(rememberedIconsKey, next)
}
