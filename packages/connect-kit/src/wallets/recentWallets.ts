import * as limits from '../limits.ts'

/** Where the ids of the recent wallets are kept, in the browser's local storage. */
export const recentWalletsKey = 'ck.recentWallets'

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
