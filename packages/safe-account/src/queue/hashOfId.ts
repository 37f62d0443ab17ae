import type { Hash } from 'viem'
import { parseTransactionId } from '@ghost-pay/safe-protocol'

/**
 * The hash that owners sign, out of a gateway's name for a transaction.
 *
 * @returns undefined for what owners do not sign, and for what is no such name: it may come from the address bar
 */
export function hashOfId(id: string): Hash | undefined {
  try {
    const parsed = parseTransactionId(id)
    return 'safeTxHash' in parsed ? parsed.safeTxHash : undefined
  } catch {
    return undefined
  }
}
