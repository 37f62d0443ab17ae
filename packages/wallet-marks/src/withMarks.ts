import { markIds } from './derived/markIds.ts'
import { loadMark } from './loadMark.ts'
import type { MarkId } from './MarkId.ts'

/** What a mark is put on: a definition of `@ghost-pay/connect-kit/wallets`, or one of your own with the same fields. */
export type MarkableWallet = {
  id: string
  /** An address, or a function that loads one when the icon is shown. */
  iconUrl?: string | (() => Promise<string>) | undefined
}

/** Wallets under a heading, as `connectorsForWallets` takes them. */
export type MarkableGroup<wallet extends MarkableWallet> = {
  groupName: string
  wallets: readonly wallet[]
}

/**
 * Gives each wallet of a list its maker's mark. Nothing is loaded before a mark is shown. A wallet whose mark is not here, and
 * one that has an icon of its own already, stays as it is.
 *
 * @param groups a list for `connectorsForWallets`
 * @returns the same list, with the marks as icons; the list that was passed is left alone
 */
export function withMarks<wallet extends MarkableWallet>(
  groups: readonly MarkableGroup<wallet>[],
): MarkableGroup<wallet>[] {
  // A wallet may stand in several groups: it stays one object.
  const marked = new Map<wallet, wallet>()
  const mark = (wallet: wallet): wallet => {
    const known = marked.get(wallet)
    if (known) return known
    const { id, iconUrl } = wallet
    const result =
      iconUrl === undefined && hasMark(id) ? { ...wallet, iconUrl: () => loadMark(id) } : wallet
    marked.set(wallet, result)
    return result
  }
  return groups.map(({ groupName, wallets }) => ({ groupName, wallets: wallets.map(mark) }))
}

function hasMark(id: string): id is MarkId {
  return (markIds as readonly string[]).includes(id)
}
