import type { TransactionStatus } from '@ghost-pay/gateway-client'

/** How far a transaction is, in words. A status that is not known is shown as the gateway wrote it. */
export function statusWords(status: TransactionStatus): string {
  switch (status) {
    case 'AWAITING_CONFIRMATIONS':
      return 'Needs signatures'
    case 'AWAITING_EXECUTION':
      return 'Ready to execute'
    case 'CANCELLED':
      return 'Cancelled'
    case 'FAILED':
      return 'Failed'
    case 'SUCCESS':
      return 'Succeeded'
    default:
      return status
  }
}
