import type { WalletOption } from '../wallets/WalletOption.ts'

/** A group of the list, with its wallets. */
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
