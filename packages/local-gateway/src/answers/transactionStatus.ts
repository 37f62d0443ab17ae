import type { Transaction } from '@ghost-pay/gateway-wire'

import type { AccountState } from '../chain/accountState.ts'
import type { MultisigTransaction } from './multisigTransactions.ts'

/**
 * The status of a transaction. The account and its events are read at the same block, so there is no lag in which a
 * transaction that was executed a moment ago could look cancelled. One whose nonce was used by an execution that is not known may be
 * that execution: it is not called cancelled. See behaviour/gateway-server#status.
 */
export function transactionStatus(
  {
    execution,
    isPassedOver,
    confirmations,
  }: Pick<MultisigTransaction, 'execution' | 'isPassedOver' | 'confirmations'>,
  state: Pick<AccountState, 'threshold'>,
): Transaction['txStatus'] {
  if (execution) return execution.success ? 'SUCCESS' : 'FAILED'
  if (isPassedOver) return 'CANCELLED'
  return confirmations.length < state.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
}
