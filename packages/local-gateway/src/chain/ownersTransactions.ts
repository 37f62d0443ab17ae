import type { Address } from 'viem'

import { filteredRows } from '../answers/filteredRows.ts'
import type { OwnersExecution } from '../answers/history.ts'
import {
  fieldsOf,
  type MultisigTransaction,
  nonceOf,
  proposalOf,
} from '../answers/multisigTransactions.ts'
import { type Account, readExecutions } from './openAccount.ts'

/** Which transactions of the owners are wanted; null where it does not matter. Times are milliseconds. */
export type OwnersFilter = {
  executed: boolean | null
  to: Address | null
  value: bigint | null
  nonce: bigint | null
  /** The time of the execution: a waiting transaction has none. */
  from: number | null
  until: number | null
  /** The lowest nonce. */
  nonceFrom?: bigint | null
  /** Whether it has, or had, a confirmation. */
  confirmed?: boolean | null
}

/** A transaction of the owners in a list; an execution is read in full when its page is. */
export type OwnersItem = OwnersExecution | MultisigTransaction

/** The owners' transactions, waiting and executed, the highest nonce first. */
export async function ownersTransactions(account: Account, filter: OwnersFilter) {
  const { state, ledger, open, offchain } = account
  const { executed, to, value, nonce, from, until, nonceFrom = null, confirmed = null } = filter
  const isWanted = (call: { to: Address; value: bigint } | null, ownNonce: number) =>
    (to === null || call?.to === to) &&
    (value === null || call?.value === value) &&
    (nonce === null || BigInt(ownNonce) === nonce) &&
    (nonceFrom === null || BigInt(ownNonce) >= nonceFrom)
  const isFiltered = [to, value, nonce, from, until, nonceFrom].some((wanted) => wanted !== null)
  const isDone = (execution: OwnersExecution) =>
    isWanted(fieldsOf(execution, proposalOf(execution, offchain)), nonceOf(execution, account)) &&
    (from === null || execution.executed.timestamp >= from) &&
    (until === null || execution.executed.timestamp <= until)
  const { executions: all } = ledger
  const newestFirst = {
    length: all.length,
    at: (index: number) => all.at(all.length - 1 - index),
  }
  const withoutDone = executed === false || confirmed === false
  // A nonce that is in no event is counted back from that of the account.
  const counted = state.nonce - all.length
  const name = ['executions', to, value, nonce, from, until, nonceFrom, counted].join()
  const done = withoutDone
    ? []
    : isFiltered
      ? await filteredRows(ledger, all, { name, test: isDone })
      : newestFirst
  const waiting = open.filter(
    (transaction) =>
      executed !== true &&
      from === null &&
      until === null &&
      (confirmed === null || transaction.confirmations.length > 0 === confirmed) &&
      isWanted(transaction, transaction.nonce),
  )
  return mergeByNonce(account, done, waiting)
}

/** Transactions of a list in full. */
export async function readOwnersTransactions(
  account: Account,
  items: readonly OwnersItem[],
): Promise<MultisigTransaction[]> {
  const executions = items.flatMap((item) => ('executed' in item ? item : []))
  const read = await readExecutions(account, executions)
  const byExecution = new Map(executions.map((execution, index) => [execution, read[index]]))
  return items.flatMap((item) => ('executed' in item ? (byExecution.get(item) ?? []) : item))
}

/** A list, the highest nonce first. */
type Descending<Item> = { readonly length: number; at(index: number): Item | undefined }

/** Executions and waiting transactions in one list, the highest nonce first; only what is asked for is put together. */
function mergeByNonce(
  account: Account,
  executions: Descending<OwnersExecution>,
  waiting: readonly MultisigTransaction[],
) {
  const isBefore = (other: MultisigTransaction, execution: OwnersExecution) => {
    const nonce = nonceOf(execution, account)
    if (other.nonce !== nonce) return other.nonce > nonce
    const { timestamp } = execution.executed
    return other.submittedAt > (proposalOf(execution, account.offchain)?.submittedAt ?? timestamp)
  }
  const open = waiting.toSorted((a, b) => b.nonce - a.nonce || b.submittedAt - a.submittedAt)
  return {
    length: executions.length + open.length,
    slice(start: number, end: number): OwnersItem[] {
      const found: OwnersItem[] = []
      let [nextOpen, nextDone] = [0, 0]
      for (let place = 0; place < end; place++) {
        const [other, execution] = [open[nextOpen], executions.at(nextDone)]
        const isOpen = other && (!execution || isBefore(other, execution))
        const item = isOpen ? other : execution
        if (!item) break
        if (isOpen) nextOpen += 1
        else nextDone += 1
        if (place >= start) found.push(item)
      }
      return found
    },
  }
}
