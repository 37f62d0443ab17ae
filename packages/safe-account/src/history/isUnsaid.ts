import type { Transaction } from '@ghost-pay/gateway-client'

/** Whether the list does not say what an entry moves, or would move: a batch, or a call, that happened or still waits. */
export const isUnsaid = ({ txInfo, txStatus }: Pick<Transaction, 'txInfo' | 'txStatus'>): boolean =>
  txInfo.type === 'Custom' &&
  !txInfo.isCancellation &&
  txStatus !== 'FAILED' &&
  txStatus !== 'CANCELLED'
