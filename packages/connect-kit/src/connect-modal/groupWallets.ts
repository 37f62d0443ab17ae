import type { WalletOption } from '../wallets/WalletOption.ts'

/** A group of the list, with its wallets. */
export type WalletGroupView = { name: string; index: number; wallets: WalletOption[] }

/**
 * Wallets as they stood when a pointer came onto the list, and those that have come since at the end: no row moves under the pointer.
 *
 * @param held the wallets that stood there
 */
export function holdWallets(
  wallets: readonly WalletOption[],
  held: readonly WalletOption[],
): { placed: readonly WalletOption[]; late: readonly WalletOption[] } {
  if (held === wallets) return { placed: wallets, late: [] }
  return {
    placed: held.flatMap(({ id, groupName, groupIndex }) => {
      const now = wallets.find((wallet) => wallet.id === id)
      return now ? [{ ...now, groupName, groupIndex }] : []
    }),
    late: wallets.filter(({ id }) => !held.some((wallet) => wallet.id === id)),
  }
}

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
