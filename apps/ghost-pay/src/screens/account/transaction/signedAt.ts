import type { TransactionDetails } from '@ghost-pay/gateway-client'

/** When the gateway took the last signature, by its own word, in milliseconds since 1970; undefined where there is none. */
export function signedAt({
  detailedExecutionInfo,
}: Pick<TransactionDetails, 'detailedExecutionInfo'>): number | undefined {
  if (detailedExecutionInfo?.type !== 'MULTISIG') return undefined
  const times = detailedExecutionInfo.confirmations.map(({ submittedAt }) => submittedAt)
  return times.length === 0 ? undefined : Math.max(...times)
}
