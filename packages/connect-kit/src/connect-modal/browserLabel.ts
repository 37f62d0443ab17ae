import type { BrowserName } from '../wallets/Wallet.ts'

/** A browser's name as a person reads it; nothing where it is not known. */
export function browserLabel(name: BrowserName): string | undefined {
  return name === 'other' ? undefined : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}
