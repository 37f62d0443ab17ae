import type { MovedAmount, SignableView } from '@ghost-pay/safe-account/view'

import { splitAmount } from '../../../../format/splitAmount.ts'
import type { PayrollSum } from './payrollSums.ts'

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

/** How many addresses a signed batch pays. */
export const signedPeople = (view: SignedView): number => peopleWith(view, () => true)

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
    const isOfToken = (amount: MovedAmount) => amount.token === token
    return [
      {
        token: { address: token, symbol, decimals, balance: undefined },
        total: value,
        people: peopleWith(view, isOfToken),
        money: moneyOf({ ...sum, value }),
        places: Math.max(Math.min(2, decimals), ...placesWith(view, isOfToken)),
      },
    ]
  })

const amountsIn = (view: SignedView, isMeant: (amount: MovedAmount) => boolean) =>
  signedParts(view).flatMap(({ payment }) =>
    payment !== undefined && isMeant(payment.amount) ? [payment] : [],
  )

const peopleWith = (view: SignedView, isMeant: (amount: MovedAmount) => boolean): number =>
  new Set(amountsIn(view, isMeant).map(({ to }) => to)).size

const placesWith = (view: SignedView, isMeant: (amount: MovedAmount) => boolean): number[] =>
  amountsIn(view, isMeant).flatMap(({ amount: { value, decimals } }) =>
    value === undefined ? [] : [splitAmount(value, decimals).wholeFraction.length],
  )
