import type { AccountState } from '../chain/accountState.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'

/** What to propose with. */
export type Nonces = { currentNonce: number; recommendedNonce: number }

/** The nonce of the account, and the next one that no trusted transaction uses. */
export function nonces(
  { nonce }: Pick<AccountState, 'nonce'>,
  transactions: readonly Pick<MultisigTransaction, 'nonce' | 'trusted'>[],
): Nonces {
  const used = transactions.filter(({ trusted }) => trusted).map((transaction) => transaction.nonce)
  return { currentNonce: nonce, recommendedNonce: Math.max(nonce, ...used.map((n) => n + 1)) }
}
