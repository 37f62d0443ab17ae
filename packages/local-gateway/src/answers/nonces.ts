import type { SafeNonces } from '@ghost-pay/gateway-wire'

import type { AccountState } from '../chain/accountState.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'

/** A larger gap in the queue is not skipped: one proposal with a far nonce must not move the recommended nonce. */
const maxGap = 1000

/**
 * The nonce of the account, and the next one after those that trusted transactions use. Executed ones are behind it already.
 * See behaviour/gateway-server#recommended-nonce.
 */
export function nonces(
  { nonce }: Pick<AccountState, 'nonce'>,
  transactions: readonly Pick<MultisigTransaction, 'nonce' | 'trusted'>[],
): SafeNonces {
  const used = transactions.filter(({ trusted }) => trusted).map((transaction) => transaction.nonce)
  const recommendedNonce = used
    .sort((a, b) => a - b)
    .reduce((next, taken) => (taken - next > maxGap ? next : Math.max(next, taken + 1)), nonce)
  return { currentNonce: nonce, recommendedNonce }
}
