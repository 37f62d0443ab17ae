import type { Transaction } from '@ghost-pay/gateway-client'

import { isUnsaid } from './isUnsaid.ts'

/** Whether an entry of the history happened without the list saying what it moved (`isUnsaid`). */
export const isUntold = (transaction: Pick<Transaction, 'txInfo' | 'txStatus'>): boolean =>
  transaction.txStatus === 'SUCCESS' && isUnsaid(transaction)
