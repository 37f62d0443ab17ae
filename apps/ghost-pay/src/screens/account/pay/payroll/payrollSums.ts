import { parseUnits } from 'viem'
import { type PayableLine, type PayrollToken, payrollTotals } from '@ghost-pay/payments/payroll'
import { worthAtPrice } from '@ghost-pay/safe-account/money'
import type { MovedAmount, SignableView } from '@ghost-pay/safe-account/view'

import { splitAmount } from '../../../../format/splitAmount.ts'

/** What one whole unit of a token is worth, by its address; the chain's own currency has an empty one. */
export type Prices = ReadonlyMap<string, number>

/** What leaves in one token. */
export type PayrollSum = {
  token: PayrollToken
  total: bigint
  people: number
  /** In the currency of the prices; undefined where there is no price. */
  money: number | undefined
  /** Digits behind the point that every line of the token has. */
  places: number
}

/** What an amount is worth; undefined where there is no price. */
export function moneyOf(token: PayrollToken, amount: bigint, prices: Prices): number | undefined {
  const price = prices.get(token.address ?? '')
  return price === undefined ? undefined : worthAtPrice(amount, token.decimals, price)
}

/** What the lines that can be paid come to, token by token. */
export const payrollSums = (payable: readonly PayableLine[], prices: Prices): PayrollSum[] =>
  payrollTotals(payable).map(({ token, total }) => {
    const own = payable.filter((line) => line.token === token)
    return {
      token,
      total,
      people: peopleIn(own),
      money: moneyOf(token, total, prices),
      places: Math.max(...own.map(({ amount }) => placesOf(amount, token.decimals))),
    }
  })

/** How many addresses are paid. */
export const peopleIn = (lines: readonly Pick<PayableLine, 'address'>[]): number =>
  new Set(lines.map(({ address }) => address)).size

/** Two, or as many digits as the amount has. */
const placesOf = (amount: bigint, decimals: number): number =>
  Math.max(Math.min(2, decimals), splitAmount(amount, decimals).wholeFraction.length)

/** An amount with a fixed number of digits behind its point, in two parts. */
export function fixedAmount(
  amount: bigint,
  decimals: number,
  places: number,
): { whole: string; fraction: string } {
  const { sign, integer, mark, wholeFraction } = splitAmount(amount, decimals)
  const digits = wholeFraction.padEnd(places, '0')
  return { whole: `${sign}${integer}`, fraction: digits === '' ? '' : `${mark}${digits}` }
}

/** A sum as one word. */
export function sayFixed(amount: bigint, decimals: number, places: number): string {
  const { whole, fraction } = fixedAmount(amount, decimals, places)
  return `${whole}${fraction}`
}

/** Digits with a point, as people read an amount. */
export function sayDigits(digits: string): string {
  const decimals = (digits.split('.')[1] ?? '').length
  return sayFixed(parseUnits(digits, decimals), decimals, 2)
}

/** A signed batch by its own bytes. */
export type SignedView = Pick<
  SignableView,
  'amount' | 'counterparty' | 'parts' | 'sentence' | 'totals'
>

/** What a signed batch pays, payment by payment. */
export const signedParts = ({
  amount,
  counterparty,
  parts,
  sentence,
}: SignedView): SignableView['parts'] =>
  parts.length > 0 || amount === undefined || counterparty === undefined
    ? parts
    : [{ sentence, payment: { amount, to: counterparty }, moved: [amount], parts: [] }]

const paymentsIn = (view: SignedView) => signedParts(view).flatMap(({ payment }) => payment ?? [])

/** How many addresses a signed batch pays. */
export const signedPeople = (view: SignedView): number =>
  new Set(paymentsIn(view).map(({ to }) => to)).size

/**
 * What a signed batch pays, token by token.
 *
 * @param moneyOf what an amount is worth; undefined where nobody says
 */
export const signedSums = (
  view: SignedView,
  moneyOf: (amount: MovedAmount & { value: bigint }) => number | undefined,
): PayrollSum[] =>
  (view.amount === undefined ? view.totals : [view.amount]).flatMap((sum) => {
    const { value, token, symbol, decimals } = sum
    if (value === undefined) return []
    const own = paymentsIn(view).filter(({ amount }) => amount.token === token)
    const amounts = own.flatMap(({ amount }) => amount.value ?? [])
    return [
      {
        token: { address: token, symbol, decimals, balance: undefined },
        total: value,
        people: new Set(own.map(({ to }) => to)).size,
        money: moneyOf({ ...sum, value }),
        places: Math.max(...[0n, ...amounts].map((amount) => placesOf(amount, decimals))),
      },
    ]
  })
