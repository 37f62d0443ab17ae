import { type Address, isAddressEqual } from 'viem'
import {
  type Arrival,
  arrival,
  isUpdateAsSaid,
  type MoveRow,
  type RanBefore,
  type Rehearsal,
} from '@ghost-pay/safe-account/rehearsal'
import {
  amountsOf,
  isCollectibleAmount,
  type MovedAmount,
  type PartView,
  type SignableView,
} from '@ghost-pay/safe-account/view'
import type { Movement } from '@ghost-pay/safe-protocol/simulate'

import { arePayments, holdingKey } from './paidGroups.ts'
import type { RehearsalWord } from './reviewChecks.ts'

/** Behind others: whether it fails after all of them, or only now. */
const failsBehind = (before: RanBefore | undefined): 'failsThen' | 'failsNow' =>
  before !== undefined && before.ran === before.count ? 'failsThen' : 'failsNow'

/**
 * Whether a rehearsal moved what the bytes say and nothing else of the account: what leaves it of each token, and what arrives at
 * each payee (behaviour/payments#rehearsal); of an update of the version, whether that alone changed.
 *
 * @param parameters.isNext nothing comes before it in line: what fails now fails
 */
export function rehearsalWord(
  rehearsal: Rehearsal,
  view: Pick<SignableView, 'kind' | 'action' | 'amount' | 'counterparty' | 'parts' | 'totals'>,
  { safe, isNext }: { safe: Address; isNext: boolean },
): RehearsalWord {
  if (rehearsal.status === 'fails') {
    return { outcome: isNext ? 'fails' : failsBehind(rehearsal.before), count: 0 }
  }
  // Where nothing is to move there is no balance to compare.
  const movesNothing =
    view.kind === 'rejection' || (view.kind === 'settings' && view.action.kind !== 'updateVersion')
  if (rehearsal.status === 'goesThrough') {
    const outcome = rehearsal.isRefused === true ? 'refused' : movesNothing ? 'runs' : 'goesThrough'
    return { outcome, count: 0 }
  }
  const { rows, transfers = [], isWhole, isMore = false, account } = rehearsal
  if (view.action.kind === 'updateVersion') {
    const isAlone = isWhole && rows.length === 0
    const isAsSaid = isAlone && account !== undefined && isUpdateAsSaid(account, view.action)
    return { outcome: isAsSaid ? 'updates' : 'changes', count: 0 }
  }
  const said = changesIn(view, safe)
  // Of very many payees nobody's balance is read but the account's.
  const isCut = !isWhole && !isMore
  const payments = paymentsIn(view)
  const rowOf = new Map(rows.map((row) => [holdingKey(row), row]))
  const paidIn = paidByToken(payments, transfers, safe)
  const arrivals = [...said].map(([key, { token, holder, change }]): Arrival | 'unread' => {
    const row = rowOf.get(key)
    const isHolder = isAddressEqual(holder, safe)
    if (row === undefined && isCut && !isHolder) return 'unread'
    const moved = row === undefined ? 0n : row.after - row.before
    if (token === undefined) return arrival({ said: change, change: moved, isLogged: false })
    const paid = paidIn.get(token.toLowerCase())
    return arrival({
      said: change,
      change: moved,
      isLogged: paid?.isLogged ?? true,
      transfers: (isHolder ? paid?.count : paid?.countOf.get(holder.toLowerCase())) ?? 0,
    })
  })
  if (arrivals.some((one) => one !== 'unread' && one.status === 'differs'))
    return { outcome: 'differs', count: rows.length }
  const losesMore = rows.some(
    (row) =>
      isAddressEqual(row.holder, safe) && row.after < row.before && !said.has(holdingKey(row)),
  )
  const isPayment = payments.length > 0 && (view.amount ? true : arePayments(view.parts))
  if (losesMore || (isPayment && isMore)) return { outcome: 'more', count: rows.length }
  if (arrivals.includes('unread')) return { outcome: 'part', count: rows.length }
  const rounding = arrivals.reduce(
    (most, one) => (one !== 'unread' && one.status === 'rounded' && one.by > most ? one.by : most),
    0n,
  )
  if (movesNothing && rows.length === 0) return { outcome: 'runs', count: 0 }
  return rounding === 0n
    ? { outcome: 'asSaid', count: rows.length }
    : { outcome: 'rounded', count: Number(rounding) }
}

type Holding = Pick<MoveRow, 'token' | 'holder'>
type Change = Holding & { change: bigint }

/** What the bytes say that changes, by token and holder. */
function changesIn(
  view: Pick<SignableView, 'amount' | 'counterparty' | 'parts' | 'totals'>,
  safe: Address,
): Map<string, Change> {
  const changes = new Map<string, Change>()
  const add = (holder: Address, { token, value = 0n }: MovedAmount, sign: bigint) => {
    const key = holdingKey({ token, holder })
    const before = changes.get(key)?.change ?? 0n
    changes.set(key, { token, holder, change: before + sign * value })
  }
  const left = amountsOf(view)
  for (const amount of left.filter(isCounted)) add(safe, amount, -1n)
  for (const { to, amount } of paymentsIn(view)) add(to, amount, 1n)
  return changes
}

/** Payments of an amount that balances tell, and to whom. */
function paymentsIn(
  parameters: Pick<SignableView, 'amount' | 'counterparty' | 'parts'>,
): NonNullable<PartView['payment']>[] {
  const { amount, counterparty, parts } = parameters
  const own = amount && counterparty !== undefined ? [{ amount, to: counterparty }] : []
  return [...own, ...parts.flatMap(paymentsOf)].filter((one) => isCounted(one.amount))
}

const paymentsOf = ({ payment, parts }: PartView): NonNullable<PartView['payment']>[] => [
  ...(payment === undefined ? [] : [payment]),
  ...parts.flatMap(paymentsOf),
]

/** What is paid in one token: how often, how often to each payee, and whether the token itself says that each payment moved whole. */
type Paid = { count: number; countOf: Map<string, number>; isLogged: boolean }

/** What is paid in each token. Looks at each payment and each transfer once, however many there are. */
function paidByToken(
  payments: ReturnType<typeof paymentsIn>,
  transfers: readonly Movement[],
  safe: Address,
): Map<string, Paid> {
  const logged = new Set(
    transfers.map(({ token, from, to, value }) => moveKey(token, from, to, value)),
  )
  const all = new Map<string, Paid>()
  for (const { to, amount } of payments) {
    const { token, value } = amount
    if (token === undefined) continue
    const { count, countOf, isLogged } = all.get(token.toLowerCase()) ?? {
      count: 0,
      countOf: new Map<string, number>(),
      isLogged: true,
    }
    const payee = to.toLowerCase()
    countOf.set(payee, (countOf.get(payee) ?? 0) + 1)
    all.set(token.toLowerCase(), {
      count: count + 1,
      countOf,
      isLogged: isLogged && logged.has(moveKey(token, safe, to, value)),
    })
  }
  return all
}

const moveKey = (
  token: Address | undefined,
  from: Address,
  to: Address,
  value: bigint | undefined,
): string => `${token ?? ''} ${from} ${to} ${value ?? ''}`.toLowerCase()

const isCounted = (amount: MovedAmount): boolean =>
  amount.value !== undefined && !isCollectibleAmount(amount)
