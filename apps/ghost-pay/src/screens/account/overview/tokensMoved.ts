import type { Address } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'
import type { BatchPayment } from '@ghost-pay/safe-account/history'

/**
 * The tokens that transactions move, by a gateway's word, and batches by their own bytes; a collectible has no units.
 *
 * @param batches what batches pay, by the id of their row
 */
export const tokensMoved = (
  transactions: readonly Transaction[],
  batches: ReadonlyMap<string, readonly BatchPayment[]> = new Map(),
): Address[] =>
  transactions.flatMap(({ id, txInfo }) => [
    ...(txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC20'
      ? [txInfo.transferInfo.tokenAddress]
      : []),
    ...(batches.get(id) ?? []).flatMap(({ token }) => token ?? []),
  ])
