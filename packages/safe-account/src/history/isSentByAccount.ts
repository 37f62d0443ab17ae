import type { Transaction } from '@ghost-pay/gateway-client'

/**
 * Whether an entry of the history is something that the account itself has done. A transfer without a transaction of the
 * account was made by another address, in either direction (behaviour/payments#paid-before).
 */
export const isSentByAccount = ({
  executionInfo,
  txStatus,
}: Pick<Transaction, 'executionInfo' | 'txStatus'>): boolean =>
  executionInfo !== null && txStatus === 'SUCCESS'
