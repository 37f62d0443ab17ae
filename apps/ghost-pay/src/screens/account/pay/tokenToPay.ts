import type { Address } from 'viem'
import type { PaidPayment } from '@ghost-pay/safe-account/history'
import { noToken } from '@ghost-pay/safe-account/store'

import { type Asset, assetOf } from './payment.ts'

export type TokenToPayParameters = {
  /** What the account can pay with. */
  assets: readonly Asset[]
  /** Whether all that it holds is known: of some of it nobody says that it is the only one. */
  isWhole: boolean
  /** Who is paid, as far as it is known. */
  payee: Address | undefined
  /** What the account has paid, the newest first. */
  payments: readonly Pick<PaidPayment, 'to' | 'token' | 'amount'>[]
}

/**
 * The token that a form pays: the one that the person chose. Before that it is the one that this payee was paid in last, or the only
 * one that the account holds; else none, and nothing is reviewed (behaviour/payments#money-first).
 */
export function tokenToPay(
  chosen: string,
  { assets, isWhole, payee, payments }: TokenToPayParameters,
): string {
  if (chosen !== noToken) return chosen
  const held = assets.filter(({ doubt, balance = 0n }) => doubt === undefined && balance > 0n)
  const last = payments.find(({ to, amount }) => to === payee && amount !== undefined)
  const before = last && assetOf({ token: last.token ?? '' }, held)
  const [only, another] = held
  if (before !== undefined) return before.token ?? ''
  return isWhole && only !== undefined && another === undefined ? (only.token ?? '') : noToken
}
