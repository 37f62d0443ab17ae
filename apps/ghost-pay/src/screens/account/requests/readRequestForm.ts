import { memoBytes, paymentRequestLimits } from '@ghost-pay/payments/requests'

import { type Asset, assetOf, readAmount } from '../pay/payment.ts'
import type { AmountSaid } from '../pay/readAmountText.ts'

/** How long a request can be open, in days; 0 for one without an end. */
export const requestDays = [7, 30, 90, 0] as const

/** What stands in the form of a request. */
export type RequestForm = {
  amount: string
  /** Address of the token, or an empty text for the chain's own currency. */
  token: string
  memo: string
  days: (typeof requestDays)[number]
}

/** A request of which nothing is filled in yet. It is good for 30 days. */
export const emptyRequestForm: RequestForm = { amount: '', token: '', memo: '', days: 30 }

/** What is asked for, or what keeps it from being asked. */
export type ReadRequestForm =
  | { status: 'ready'; asset: Asset; amount: bigint; memo: string; expires: number | undefined }
  | {
      status: 'incomplete'
      asset: Asset | undefined
      amountProblem: AmountSaid | undefined
      isMemoTooLong: boolean
    }

/**
 * Reads the form of a request.
 *
 * @param assets what can be asked for; how much of it the account holds does not matter
 * @param now seconds since 1970
 */
export function readRequestForm(
  form: RequestForm,
  assets: readonly Asset[],
  now: number,
): ReadRequestForm {
  const asset = assetOf(form, assets)
  const amount = asset && readAmount(form.amount, { ...asset, balance: undefined })
  const memo = form.memo.trim()
  const isMemoTooLong = memoBytes(memo) > paymentRequestLimits.memo
  if (asset === undefined || amount === undefined || 'problem' in amount || isMemoTooLong) {
    const amountProblem = amount && 'problem' in amount ? amount.problem : undefined
    return { status: 'incomplete', asset, amountProblem, isMemoTooLong }
  }
  const expires = form.days === 0 ? undefined : now + form.days * 86_400
  return { status: 'ready', asset, amount: amount.value, memo, expires }
}
