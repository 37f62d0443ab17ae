import type { SafeOverview } from '@ghost-pay/gateway-client'
import { knownWorth } from '@ghost-pay/safe-account/money'
import { accountKey } from '@ghost-pay/safe-account/store'

import type { ArrangedAccount } from './arrangeAccounts.ts'

/** What the gateway says of accounts; null where it leaves one out, absent while it has not answered. */
export type Overviews = ReadonlyMap<string, SafeOverview | null>

/** What several accounts are worth together. */
export type AccountsValue = {
  /** Undefined where the worth of any of them is not known. */
  total: number | undefined
  /** The sum of those whose worth is known. */
  known: number
  /** Those whose worth is not known. */
  unknown: readonly ArrangedAccount[]
}

/**
 * What an account is worth by the gateway's prices. A gateway that knows no price says 0: where the chain has money there, that
 * is no answer (behaviour/accounts#total).
 *
 * @returns in whole units of the chosen currency; undefined where nobody has said
 */
export function worthOfAccount(
  { onChain }: Pick<ArrangedAccount, 'onChain'>,
  overview: SafeOverview | null | undefined,
): number | undefined {
  const said = overview?.fiatTotal.trim() ?? ''
  const worth = said === '' ? undefined : knownWorth(Number(said))
  if (worth === undefined || worth < 0) return undefined
  const holdsCoins = onChain?.status === 'account' && onChain.balance > 0n
  return worth === 0 && holdsCoins ? undefined : worth
}

/** What the gateway says of an account. */
export const overviewOf = (
  { chain, address }: Pick<ArrangedAccount, 'chain' | 'address'>,
  overviews: Overviews,
): SafeOverview | null | undefined => overviews.get(accountKey({ chainId: chain.id, address }))

/** Adds up what accounts are worth; one that is not known leaves the total unknown. */
export function valueAccounts(
  accounts: readonly ArrangedAccount[],
  overviews: Overviews,
): AccountsValue {
  const valued = accounts.map((account) => ({
    account,
    worth: worthOfAccount(account, overviewOf(account, overviews)),
  }))
  const known = valued.reduce((sum, { worth = 0 }) => sum + worth, 0)
  const unknown = valued.flatMap(({ account, worth }) => (worth === undefined ? [account] : []))
  return { total: unknown.length === 0 ? known : undefined, known, unknown }
}

/** Accounts of one chain, those of most worth first. */
export type ChainGroup = {
  chain: ArrangedAccount['chain']
  accounts: readonly ArrangedAccount[]
  value: AccountsValue
}

/** Groups accounts by their chain: what holds most comes first, what is not known last; else the order stays. */
export function groupByChain(
  accounts: readonly ArrangedAccount[],
  overviews: Overviews,
): readonly ChainGroup[] {
  const byChain = new Map<number, ArrangedAccount[]>()
  for (const account of accounts) {
    byChain.set(account.chain.id, [...(byChain.get(account.chain.id) ?? []), account])
  }
  const worth = (account: ArrangedAccount) =>
    worthOfAccount(account, overviewOf(account, overviews)) ?? -1
  return [...byChain.values()]
    .flatMap((group) => {
      const [first] = group
      return first === undefined
        ? []
        : [
            {
              chain: first.chain,
              accounts: group.toSorted((one, other) => worth(other) - worth(one)),
              value: valueAccounts(group, overviews),
            },
          ]
    })
    .sort((one, other) => other.value.known - one.value.known)
}

/**
 * How many transactions wait for the viewer, and how many for others; undefined where the gateway has not said. Where it has not said for
 * whom they wait, `forViewer` is undefined and `forOthers` are all of them.
 */
export function waitingOf(
  overview: SafeOverview | null | undefined,
): { forViewer: number | undefined; forOthers: number } | undefined {
  if (overview === null || overview === undefined) return undefined
  const { awaitingConfirmation, queued } = overview
  if (awaitingConfirmation === null && queued > 0)
    return { forViewer: undefined, forOthers: queued }
  const forViewer = Math.min(awaitingConfirmation ?? 0, queued)
  return { forViewer, forOthers: queued - forViewer }
}

/** How much waits in some accounts. */
export type WaitingTotal = {
  forViewer: number
  forOthers: number
  /** In how many accounts something waits for the viewer. */
  inAccounts: number
  /** The first of those; undefined where there is none. */
  first: ArrangedAccount | undefined
  /** The gateway has not said of all of them how much it is, or for whom. */
  isUnknown: boolean
}

/** Adds up what waits in accounts. */
export function countWaiting(
  accounts: readonly ArrangedAccount[],
  overviews: Overviews,
): WaitingTotal {
  const waiting = accounts.map((account) => {
    const counts = waitingOf(overviewOf(account, overviews))
    return counts?.forViewer === undefined ? undefined : { ...counts, forViewer: counts.forViewer }
  })
  return {
    forViewer: waiting.reduce((sum, counts) => sum + (counts?.forViewer ?? 0), 0),
    forOthers: waiting.reduce((sum, counts) => sum + (counts?.forOthers ?? 0), 0),
    inAccounts: waiting.filter((counts) => counts !== undefined && counts.forViewer > 0).length,
    first: accounts.find((_, index) => (waiting[index]?.forViewer ?? 0) > 0),
    isUnknown: waiting.includes(undefined),
  }
}

/**
 * Whether an account is one that is looked for.
 *
 * @param wanted part of its name, of its address, or of the name of its chain
 */
export function matchesAccount(
  { chain, address }: Pick<ArrangedAccount, 'chain' | 'address'>,
  name: string | undefined,
  wanted: string,
): boolean {
  const text = wanted.trim().toLowerCase()
  return [name ?? '', address, chain.name].some((it) => it.toLowerCase().includes(text))
}
