import { useEffect, useRef } from 'react'
import type { TransactionDetails } from '@ghost-pay/gateway-client'

import type { SharedAccount } from '../../../data/SharedAccount.ts'
import { executionTimes } from '../../../data/useExecutionTimes.ts'

/**
 * Notes when the gateway had an execution for the first time, where this page has seen that it did not have it before.
 *
 * @param readAt when the gateway said what it says, in milliseconds since 1970
 */
export function useNoteIndexed(
  { chainId, address: safe }: Pick<SharedAccount, 'chainId' | 'address'>,
  { txHash, detailedExecutionInfo }: Pick<TransactionDetails, 'txHash' | 'detailedExecutionInfo'>,
  readAt: number,
): void {
  const wasMissing = useRef(false)
  const safeTxHash =
    detailedExecutionInfo?.type === 'MULTISIG' ? detailedExecutionInfo.safeTxHash : undefined
  useEffect(() => {
    if (txHash === null) wasMissing.current = true
    else if (wasMissing.current && safeTxHash !== undefined) {
      wasMissing.current = false
      executionTimes.note({ chainId, safe, safeTxHash, hash: txHash, indexed: readAt })
    }
  }, [chainId, safe, safeTxHash, txHash, readAt])
}
