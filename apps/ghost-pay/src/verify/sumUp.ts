import type { Address } from 'viem'
import { formatUnits } from 'viem/utils'
import type { TransactionDescription } from '@ghost-pay/safe-protocol'

import type { TokenHints } from '../transactions/tokenHints.ts'

/** One payment, as the bytes say it. */
export type Paid = {
  to: Address
  /** Null for the chain's own currency. */
  token: Address | null
  /** Base units. */
  amount: bigint
}

/** What a transaction pays and does, added up. */
export type SummedUp = {
  payments: readonly Paid[]
  /** The amounts of each token together, in the order in which they come first. */
  sums: readonly Omit<Paid, 'to'>[]
  /** How often each payee is paid. */
  payees: ReadonlyMap<Address, number>
  /** What is no payment, in words; empty for nothing. */
  others: readonly string[]
}

/** Every step of a batch, also of one within it; a transaction that is no batch is its own step. */
const stepsOf = (description: TransactionDescription): TransactionDescription[] =>
  description.action.kind === 'batch'
    ? description.action.transactions.flatMap(stepsOf)
    : [description]

/** What a step pays; undefined for one that does something else, or that beside it. */
export function paidBy(
  { action, value }: TransactionDescription,
  { tokens }: Pick<TokenHints, 'tokens'>,
): Paid | undefined {
  if (action.kind === 'send') return { to: action.to, token: null, amount: action.value }
  if (action.kind !== 'tokenTransfer' || value > 0n) return undefined
  const { to, token, amount } = action
  return hintOf(token, tokens)?.type === 'ERC721' ? undefined : { to, token, amount }
}

const hintOf = (token: Address, tokens: TokenHints['tokens']) =>
  tokens.find(({ address }) => address.toLowerCase() === token.toLowerCase())

/** A number with what it counts. */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`

/** Adds up the payments of a transaction, and counts what is none. */
export function sumUp(description: TransactionDescription, hints: TokenHints): SummedUp {
  const steps = stepsOf(description)
  const payments = steps.flatMap((step) => paidBy(step, hints) ?? [])
  const calls = steps.length - payments.length
  const sums = new Map<Address | null, bigint>()
  const payees = new Map<Address, number>()
  for (const { to, token, amount } of payments) {
    sums.set(token, (sums.get(token) ?? 0n) + amount)
    payees.set(to, (payees.get(to) ?? 0) + 1)
  }
  return {
    payments,
    sums: [...sums].map(([token, amount]) => ({ token, amount })),
    payees,
    others: [
      ...(calls > 0 ? [counted(calls, 'contract call')] : []),
      ...(description.warnings.some(({ code }) => code === 'refund') ? ['a refund'] : []),
    ],
  }
}

/** An amount for people: `45,268`, `.75` and `dUSD`. */
export type Figure = { whole: string; fraction: string; unit: string }

/**
 * An amount with all its digits, two behind the point at least, and as many as the longest payment of its token.
 *
 * @param payments of the same transaction
 */
export function figureOf(
  { token, amount }: Omit<Paid, 'to'>,
  payments: readonly Paid[],
  { currency, tokens }: TokenHints,
): Figure {
  const known =
    token === null
      ? (currency ?? { decimals: 18, symbol: 'of the network’s currency' })
      : hintOf(token, tokens)
  const { decimals, symbol } = known ?? {
    decimals: 0,
    symbol: `units of the unknown token ${token}`,
  }
  const split = (value: bigint) => formatUnits(value, decimals).split('.')
  const places = payments
    .filter((payment) => payment.token === token)
    .map((payment) => split(payment.amount)[1]?.length ?? 0)
  const [whole = '', fraction = ''] = split(amount)
  const filled = fraction.padEnd(Math.min(decimals, Math.max(2, ...places)), '0')
  return {
    whole: whole.replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: filled && `.${filled}`,
    unit: symbol,
  }
}
