import type { Transaction } from '@ghost-pay/gateway-client'

/** Whether an entry of the history happened without the list saying what it moved: a batch, or a call. */
export const isUntold = ({ txInfo, txStatus }: Pick<Transaction, 'txInfo' | 'txStatus'>): boolean =>
  txStatus === 'SUCCESS' && txInfo.type === 'Custom' && !txInfo.isCancellation
