import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { toSafeTransaction } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from './verifyBeforeSigning.ts'

/**
 * Puts together what would be signed from what the gateway shows. The hash is computed from this and never taken from the
 * gateway, so what is signed is what is on the screen.
 *
 * @param version version of the account's contract; null when the gateway does not know it
 * @returns undefined for what nobody signs: transfers, calls of modules, the creation
 */
export function signableFromDetails(
  { safeAddress, txData, detailedExecutionInfo }: TransactionDetails,
  chainId: number,
  version: string | null,
): SignableTransaction | undefined {
  if (detailedExecutionInfo?.type !== 'MULTISIG' || txData === null || version === null)
    return undefined
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = detailedExecutionInfo
  if (txData.operation !== 0 && txData.operation !== 1) return undefined
  return {
    chainId,
    safe: safeAddress,
    version,
    transaction: toSafeTransaction({
      to: txData.to.value,
      value: txData.value ?? 0n,
      data: txData.hexData ?? '0x',
      operation: txData.operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver: refundReceiver.value,
      nonce,
    }),
  }
}
