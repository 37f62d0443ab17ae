import type { Transaction, TransactionInfo } from '@ghost-pay/gateway-client'

/**
 * Whether the list does not say what an entry moves, or would move, that happened or still waits: a batch, a call, an amount that is left
 * out, or a kind that cannot be read.
 */
export const isUnsaid = ({ txInfo, txStatus }: Pick<Transaction, 'txInfo' | 'txStatus'>): boolean =>
  !saysWhatMoves(txInfo) && txStatus !== 'FAILED' && txStatus !== 'CANCELLED'

/** Whether an entry of the history happened without the list saying what it moved (`isUnsaid`). */
export const isUntold = (transaction: Pick<Transaction, 'txInfo' | 'txStatus'>): boolean =>
  transaction.txStatus === 'SUCCESS' && isUnsaid(transaction)

function saysWhatMoves(info: TransactionInfo): boolean {
  switch (info.type) {
    case 'Transfer': {
      const { transferInfo } = info
      const isLeftOut = transferInfo.type === 'NATIVE_COIN' && transferInfo.value === null
      return transferInfo.type !== 'unknown' && !isLeftOut
    }
    case 'Custom':
      return info.isCancellation
    case 'SettingsChange':
    case 'Creation':
      return true
    case 'unknown':
      return false
  }
}
