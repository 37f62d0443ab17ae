import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueueRow, Transaction } from '@ghost-pay/gateway-client'
import { getTransactionQueueQueryOptions, useGateway } from '@ghost-pay/gateway-client/react'
import { waitingTransactions } from '@ghost-pay/safe-account/queue'

import { safeOf } from '../../../account/safeOf.ts'
import type { SharedAccount } from '../../../account/SharedAccount.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import { noteOfRow } from '../../../transactions/noteOfRow.ts'
import { transactionPath } from '../../../transactions/transactionPath.ts'
import { actionWords, text as sayAction } from '../queue/actionWords.ts'
import { useProposals } from '../queue/useProposals.ts'
import { text } from './transactionPageCopy.ts'

/** What waits behind a transaction that was executed, as a link says it. */
export type NextInLine = { to: string; label: string }

/**
 * What is next in line after the newest execution of an account. A action that is not read from its own bytes has no name here, and of
 * several with one number the inbox shows the choice.
 *
 * @param executed the number in line of what was executed; undefined asks for nothing
 * @returns undefined where nothing waits, and where something else was executed since
 */
export function useNextInLine(
  account: SharedAccount,
  executed: bigint | undefined,
): NextInLine | undefined {
  const client = useGateway()
  const { label } = useAddressBook()
  const queue = useInfiniteQuery({
    ...getTransactionQueueQueryOptions(client, safeOf(account)),
    enabled: executed !== undefined,
  })
  const next =
    executed === undefined
      ? []
      : nextWaiting(queue.data ?? [], Number(executed), account.onChain?.nonce)
  const [proposal, second] = useProposals(
    account,
    next.map((transaction) => ({ kind: 'transaction', transaction })),
  )
  if (proposal === undefined) return undefined
  const inbox = `${account.path}/queue`
  if (second !== undefined) return { to: inbox, label: text('receipt.nextSeveral') }
  const to = transactionPath(account.path, proposal.transaction) ?? inbox
  if (!proposal.isOwn || proposal.isStopped) return { to, label: text('receipt.nextUnread') }
  const { title } = actionWords(proposal.action, {
    isFork: false,
    nonce: proposal.nonce,
    note: noteOfRow(proposal.transaction).head,
    nameOf: label,
  })
  return { to, label: text('receipt.next', { action: sayAction(...title) }) }
}

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
