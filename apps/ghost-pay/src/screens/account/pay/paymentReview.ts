import { type Address, isAddressEqual } from 'viem'
import { type KnownToken, toSafeTransaction } from '@ghost-pay/safe-protocol'

import { compareToken } from '../../../data/compareToken.ts'
import type { AccountOnChain } from '../../../data/readAccount.ts'
import type { SharedAccount } from '../../../data/SharedAccount.ts'
import type { SignableTransaction } from '../../../data/verifyBeforeSigning.ts'
import { type SignableView, viewSignable } from '../../../data/viewSignable.ts'
import type { Payment } from './payment.ts'

/** A payment that can be looked over: what would be signed, and what its own bytes say. */
export type PaymentReview =
  | { status: 'ready'; signable: SignableTransaction; view: SignableView }
  /** Gateway and chain differ: who says what. Nothing is signed. */
  | { status: 'contradicted'; sentences: readonly string[] }

export type PaymentReviewParameters = {
  account: Pick<SharedAccount, 'chainId' | 'address' | 'chain'>
  payment: Payment
  /** The account as its own contract says. */
  onChain: AccountOnChain
  /** The token as its own contract says; null when the chain has none there, or none is paid with. */
  token: KnownToken | null
  nonce: number
  nameOf: (address: Address) => string | undefined
}

/**
 * Puts together what would be signed for a payment, and reads it back from the calldata with the chain's own decimals: what is
 * shown is what moves, not what was typed and not what a gateway says.
 */
export function paymentReview({
  account,
  payment,
  onChain,
  token,
  nonce,
  nameOf,
}: PaymentReviewParameters): PaymentReview {
  const { asset, call, recipient, amount } = payment
  const sentences = asset.token === undefined ? [] : compareToken(asset, token)
  if (sentences.length > 0) return { status: 'contradicted', sentences }

  const signable: SignableTransaction = {
    chainId: account.chainId,
    safe: account.address,
    version: onChain.version,
    transaction: toSafeTransaction({ ...call, nonce }),
  }
  const view = viewSignable(signable, {
    currency: account.chain.nativeCurrency,
    tokens: token === null ? [] : [token],
    nameOf,
  })
  const isWhatWasTyped =
    view.counterparty !== undefined &&
    isAddressEqual(view.counterparty, recipient) &&
    view.amount?.value === amount
  return isWhatWasTyped && !view.blocked
    ? { status: 'ready', signable, view }
    : { status: 'contradicted', sentences: ['What would be signed is not what was typed.'] }
}
