import type { WalletOption } from '../wallets/WalletOption.ts'

export type WalletGroupView = { name: string; index: number; wallets: WalletOption[] }

/** Wallets by group name, sorted by group index (behaviour/connect-modal#groups). Within a group they stay as they came. */
export function groupWallets(wallets: readonly WalletOption[]): WalletGroupView[] {
  const groups = new Map<string, WalletGroupView>()
  for (const wallet of wallets) {
    const group = groups.get(wallet.groupName)
    if (group) group.wallets.push(wallet)
    else {
      groups.set(wallet.groupName, {
        name: wallet.groupName,
        index: wallet.groupIndex,
        wallets: [wallet],
      })
    }
  }
  return [...groups.values()].toSorted((a, b) => a.index - b.index)
}

/** The wallets whose name has every word of the query in it, whatever the case. */
export function matchWallets(
  wallets: readonly WalletOption[],
  query: string,
): readonly WalletOption[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return wallets
  return wallets.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
