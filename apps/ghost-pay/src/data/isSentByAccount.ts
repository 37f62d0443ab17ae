import type { Transaction } from '@ghost-pay/gateway-client'

/**
 * Whether an entry of the history is something that the account itself has done. A transfer that is no transaction of the account is
 * somebody else's doing, whichever way it goes (behaviour/payments#paid-before).
 */
export const isSentByAccount = ({
  executionInfo,
  txStatus,
}: Pick<Transaction, 'executionInfo' | 'txStatus'>): boolean =>
  executionInfo !== null && txStatus === 'SUCCESS'
