import type { TransactionDetails } from '@ghost-pay/gateway-client'
import { toSafeTransaction } from '@ghost-pay/safe-protocol'

import type { SignableTransaction } from './SignableTransaction.ts'

/** Why a transaction that owners sign cannot be checked. */
export type Unreadable = 'noCall' | 'operation' | 'version'

/** What would be signed, or why that is not known. */
export type SignableFromDetails =
  | { status: 'signable'; signable: SignableTransaction }
  | { status: 'unreadable'; reason: Unreadable }
  /** Transfers, calls of modules, the creation. */
  | { status: 'unsigned' }

/**
 * Puts together what would be signed from what the gateway shows. The hash is computed from this and never taken from the
 * gateway, so what is signed is what is on the screen.
 *
 * @param version version of the account's contract; null when it is not known
 */
export function signableFromDetails(
  { safeAddress, txData, detailedExecutionInfo }: TransactionDetails,
  chainId: number,
  version: string | null,
): SignableFromDetails {
  if (detailedExecutionInfo?.type !== 'MULTISIG') return { status: 'unsigned' }
  if (txData === null) return { status: 'unreadable', reason: 'noCall' }
  if (version === null) return { status: 'unreadable', reason: 'version' }
  if (txData.operation !== 0 && txData.operation !== 1) {
    return { status: 'unreadable', reason: 'operation' }
  }
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = detailedExecutionInfo
  const transaction = toSafeTransaction({
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
  })
  return { status: 'signable', signable: { chainId, safe: safeAddress, version, transaction } }
}
