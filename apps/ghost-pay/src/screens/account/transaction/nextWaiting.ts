import type { QueueRow, Transaction } from '@ghost-pay/gateway-client'
import { waitingTransactions } from '@ghost-pay/safe-account/queue'

/**
 * What is next in line after the newest execution of an account.
 *
 * @param rows of the gateway's queue, which can still list what was executed
 * @param executed the number in line of what was executed
 * @param next the number that the account takes next, from the chain; undefined while it has not answered
 * @returns all that wait with the lowest number; none where something else was executed since
 */
export function nextWaiting(
  rows: readonly QueueRow[],
  executed: number,
  next: number | undefined,
): readonly Transaction[] {
  if (next !== executed + 1) return []
  const waiting = waitingTransactions(rows).filter((one) => (nonceOf(one) ?? -1) > executed)
  const first = Math.min(...waiting.map((one) => nonceOf(one) ?? Infinity))
  return waiting.filter((one) => nonceOf(one) === first)
}

const nonceOf = ({ executionInfo }: Transaction): number | undefined =>
  executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined
