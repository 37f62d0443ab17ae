import * as limits from '../limits.ts'
import { itemReader, subscribeToItem, writeItem } from '../platform/localStorage.ts'

/** Where the ids of the recent wallets are kept, in the browser's local storage. */
const key = 'ck.recentWallets'

/** The ids of the wallets that connected last, newest first. The same array until something changes. */
export const recentWalletIds = (): readonly string[] => read(key)

/** Remembers a wallet that has just connected. Reads what is stored first: another tab may have written. */
export const rememberWallet = (id: string): void =>
  writeItem(key, JSON.stringify(addRecentWallet(recentWalletIds(), id)))

/** Calls back when the list changes, also from another tab. Returns a function that unsubscribes. */
export const subscribeToRecentWallets = (changed: () => void): (() => void) =>
  subscribeToItem(key, changed)

/**
 * Puts a wallet at the front of the recent ones (behaviour/wallets#recent).
 *
 * @param ids the ids so far, newest first
 * @param id the wallet that has just connected
 */
export function addRecentWallet(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, limits.recentWallets)
}

/** Reads the stored list. What is not a list of ids is forgotten. */
export function parseRecentWallets(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return []
    const ids = value.filter((id): id is string => typeof id === 'string' && id !== '')
    return [...new Set(ids)].slice(0, limits.recentWallets)
  } catch {
    return []
  }
}

const read = itemReader(parseRecentWallets)
