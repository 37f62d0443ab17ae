import type { Transaction } from '@ghost-pay/gateway-client'

/** A rejection, by what names it in a list. */
export type Rejection = {
  id: string
  nonce: number
  /** It was executed: what it cancelled stays the same. */
  isDone: boolean
}

/** The rejections in a list, by the gateway's word. */
export const rejectionsIn = (transactions: readonly Transaction[]): Rejection[] =>
  transactions.flatMap(({ id, txInfo, txStatus, executionInfo }) =>
    txInfo.type === 'Custom' && txInfo.isCancellation && executionInfo?.type === 'MULTISIG'
      ? [{ id, nonce: executionInfo.nonce, isDone: txStatus === 'SUCCESS' }]
      : [],
  )
