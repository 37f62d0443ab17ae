import { type Address, isAddressEqual } from 'viem'
import {
  type Arrival,
  arrival,
  isUpdateAsSaid,
  type MoveRow,
  type RanBefore,
  type Rehearsal,
} from '@ghost-pay/safe-account'
import type { Movement } from '@ghost-pay/safe-protocol/simulate'

import { isCollectibleAmount } from '../../../data/isCollectibleAmount.ts'
import type { MovedAmount } from '../../../data/transactionView.ts'
import type { PartView, SignableView } from '../../../data/viewSignable.ts'
import { arePayments } from './arePayments.ts'
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
  const arrivals = [...said.values()].map(({ token, holder, change }): Arrival | 'unread' => {
    const row = rows.find((one) => keyOf(one) === keyOf({ token, holder }))
    if (row === undefined && isCut && !isAddressEqual(holder, safe)) return 'unread'
    const moved = row === undefined ? 0n : row.after - row.before
    if (token === undefined) return arrival({ said: change, change: moved, isLogged: false })
    const own = payments.filter(({ amount }) => isSameToken(amount.token, token))
    const isHolder = isAddressEqual(holder, safe)
    return arrival({
      said: change,
      change: moved,
      isLogged: areLogged(own, transfers, { token, safe }),
      transfers: own.filter(({ to }) => isHolder || isAddressEqual(to, holder)).length,
    })
  })
  if (arrivals.some((one) => one !== 'unread' && one.status === 'differs'))
    return { outcome: 'differs', count: rows.length }
  const losesMore = rows.some(
    (row) => isAddressEqual(row.holder, safe) && row.after < row.before && !said.has(keyOf(row)),
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

const keyOf = ({ token, holder }: Holding): string => `${token ?? ''} ${holder}`.toLowerCase()

/** What the bytes say that changes, by token and holder. */
function changesIn(
  view: Pick<SignableView, 'amount' | 'counterparty' | 'parts' | 'totals'>,
  safe: Address,
): Map<string, Change> {
  const changes = new Map<string, Change>()
  const add = (holder: Address, { token, value = 0n }: MovedAmount, sign: bigint) => {
    const key = keyOf({ token, holder })
    const before = changes.get(key)?.change ?? 0n
    changes.set(key, { token, holder, change: before + sign * value })
  }
  const left = view.amount === undefined ? view.totals : [view.amount]
  for (const amount of left.filter(isCounted)) add(safe, amount, -1n)
  for (const { to, amount } of paymentsIn(view)) add(to, amount, 1n)
  return changes
}

/** Payments of an amount that balances tell, and to whom. */
function paymentsIn({
  amount,
  counterparty,
  parts,
}: Pick<SignableView, 'amount' | 'counterparty' | 'parts'>): NonNullable<PartView['payment']>[] {
  const own = amount && counterparty !== undefined ? [{ amount, to: counterparty }] : []
  return [...own, ...parts.flatMap(paymentsOf)].filter((one) => isCounted(one.amount))
}

const paymentsOf = ({ payment, parts }: PartView): NonNullable<PartView['payment']>[] => [
  ...(payment === undefined ? [] : [payment]),
  ...parts.flatMap(paymentsOf),
]

/** Whether a token itself says that each payment of it moved whole. */
const areLogged = (
  payments: readonly NonNullable<PartView['payment']>[],
  transfers: readonly Movement[],
  { token, safe }: { token: Address; safe: Address },
): boolean =>
  payments.every(({ to, amount }) =>
    transfers.some(
      (one) =>
        isSameToken(one.token, token) &&
        isAddressEqual(one.from, safe) &&
        isAddressEqual(one.to, to) &&
        one.value === amount.value,
    ),
  )

const isSameToken = (one: Address | undefined, other: Address): boolean =>
  one !== undefined && isAddressEqual(one, other)

const isCounted = (amount: MovedAmount): boolean =>
  amount.value !== undefined && !isCollectibleAmount(amount)
