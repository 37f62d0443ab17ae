import type { Transaction } from '@ghost-pay/gateway-client'

/** Where a transaction is shown whole. The creation of an account has no page of its own. */
export function transactionPath(
  accountPath: string,
  { id, txInfo }: Pick<Transaction, 'id' | 'txInfo'>,
): string | undefined {
  return txInfo.type === 'Creation' ? undefined : `${accountPath}/tx/${id}`
}
