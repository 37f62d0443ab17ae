import type { MultisigTransaction } from '../answers/multisigTransactions.ts'
import type { AccountState } from '../chain/accountState.ts'
import type { VerifiedSignature } from '../chain/verifySignature.ts'
import { checkProblem, type ProblemError } from '../problems.ts'

/**
 * What is wrong with a confirmation; null when nothing is. Owners confirm, delegates do not.
 * See behaviour/gateway-server#confirmation.
 */
export function checkConfirmation({
  state,
  transaction,
  signatures,
}: {
  state: AccountState
  transaction: MultisigTransaction
  signatures: readonly VerifiedSignature[] | null
}): ProblemError | null {
  if (transaction.nonce < state.nonce) return checkProblem('Invalid nonce')
  return checkOneOwner({ state, signatures })
}

/** Requires exactly one valid signature, of a current owner. */
export function checkOneOwner({
  state,
  signatures,
}: {
  state: Pick<AccountState, 'owners'>
  signatures: readonly VerifiedSignature[] | null
}): ProblemError | null {
  const [only, second] = signatures ?? []
  const holds = only && !second && only.valid && state.owners.includes(only.owner)
  return holds ? null : checkProblem('Invalid signature')
}
