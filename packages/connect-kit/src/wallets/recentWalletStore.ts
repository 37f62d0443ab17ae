import { itemReader, subscribeToItem, writeItem } from '../platform/localStorage.ts'
import { addRecentWallet, parseRecentWallets, recentWalletsKey } from './recentWallets.ts'

const read = itemReader(parseRecentWallets)

/** The ids of the wallets that connected last, newest first. The same array until something changes. */
export const recentWalletIds = (): readonly string[] => read(recentWalletsKey)

/** Remembers a wallet that has just connected. Reads what is stored first: another tab may have written. */
export function rememberWallet(id: string): void {
  writeItem(recentWalletsKey, JSON.stringify(addRecentWallet(recentWalletIds(), id)))
}

/** Calls back when the list changes, also from another tab. Returns a function that unsubscribes. */
export function subscribeToRecentWallets(changed: () => void): () => void {
  return subscribeToItem(recentWalletsKey, changed)
}
