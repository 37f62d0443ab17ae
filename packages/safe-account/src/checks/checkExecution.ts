import {
  type Address,
  type Hash,
  isAddressEqual,
  type Log,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'
import { parseTransactionId, safeAbi } from '@ghost-pay/safe-protocol'

import { receiptOutcome } from '../chain/receiptOutcome.ts'
import type { Contradiction } from './Contradiction.ts'
import { hasTransfer } from './hasTransfer.ts'
import type { RowCheck } from './RowCheck.ts'

/**
 * A node may be a little behind the gateway: an execution younger than this, in milliseconds, that is not found yet is
 * not reported as wrong.
 */
const grace = 120_000

type SimpleKind = Exclude<Contradiction['kind'], 'required' | 'signatures' | 'line'>

type Receipt = Pick<TransactionReceipt, 'status' | 'logs'>

const confirmed: RowCheck = { status: 'confirmed' }
const unchecked: RowCheck = { status: 'unchecked' }
const contradicted = (kind: SimpleKind): RowCheck => ({
  status: 'contradicted',
  contradiction: { kind },
})

/**
 * Compares what a gateway says of something executed with the chain's receipt of it. Executed means that there is a receipt, and
 * that the account itself, or the token, wrote so in it.
 *
 * @param transaction a row of the gateway's history
 * @param receipt of the chain's transaction it names; null when the chain knows none
 * @param safe the account
 * @param now milliseconds since 1970
 */
export function checkExecution(
  transaction: Pick<Transaction, 'id' | 'txStatus' | 'txInfo' | 'executionInfo' | 'timestamp'>,
  receipt: Receipt | null,
  safe: Address,
  now: number,
): RowCheck {
  if (receipt === null) {
    return now - transaction.timestamp < grace ? unchecked : contradicted('absent')
  }
  const safeTxHash = hashOf(transaction, safe)
  if (safeTxHash === 'foreign') return contradicted('foreign')
  if (safeTxHash !== undefined) return checkMultisig(transaction, receipt, safe, safeTxHash)
  if (receipt.status === 'reverted') return contradicted('undone')
  if (transaction.executionInfo?.type === 'MODULE') return checkModule(transaction, receipt, safe)
  return checkTransfer(transaction, receipt, safe)
}

function hashOf({ id }: Pick<Transaction, 'id'>, safe: Address): Hash | 'foreign' | undefined {
  try {
    const parsed = parseTransactionId(id)
    if ('safe' in parsed && !isAddressEqual(parsed.safe, safe)) return 'foreign'
    return 'safeTxHash' in parsed ? parsed.safeTxHash : undefined
  } catch {
    // An id that is of no known form names no hash.
    return undefined
  }
}

type Row = Pick<Transaction, 'txStatus' | 'txInfo'>

function checkMultisig(row: Row, receipt: Receipt, safe: Address, safeTxHash: Hash): RowCheck {
  switch (receiptOutcome(receipt, safe, safeTxHash)) {
    case 'unrelated':
      return contradicted('unrelated')
    case 'reverted':
      return contradicted('undone')
    case 'failed':
      return row.txStatus === 'FAILED' ? confirmed : contradicted('failed')
    case 'succeeded':
      return row.txStatus === 'SUCCESS' ? checkMoved(row, receipt, safe) : contradicted('succeeded')
  }
}

/** That an execution went through does not say yet that it was the one which the gateway describes. */
function checkMoved({ txInfo }: Row, { logs }: Receipt, safe: Address): RowCheck {
  if (txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'NATIVE_COIN') {
    return checkNative(txInfo.recipient.value, txInfo.transferInfo.value, logs, safe)
  }
  if (txInfo.type !== 'Transfer' || txInfo.transferInfo.type !== 'ERC20') return confirmed
  const own = { ...txInfo, sender: { ...txInfo.sender, value: safe } }
  return hasTransfer(logs, own) ? confirmed : contradicted('moved')
}

/** The chain's own currency leaves no log. Some accounts write what they executed: where it was one thing, it is this one. */
function checkNative(
  recipient: Address,
  value: bigint | null,
  logs: readonly Log[],
  safe: Address,
): RowCheck {
  const own = parseEventLogs({
    abi: safeAbi,
    logs: ofAccount(logs, safe),
    eventName: 'SafeMultiSigTransaction',
  })
  const [event] = own
  if (event === undefined || own.length > 1) return confirmed
  const { to, value: sent, operation } = event.args
  const isThere = isAddressEqual(to, recipient) && sent === value && operation === 0
  return isThere ? confirmed : contradicted('moved')
}

function checkModule({ txStatus }: Row, { logs }: Receipt, safe: Address): RowCheck {
  const events = parseEventLogs({ abi: safeAbi, logs: ofAccount(logs, safe) })
  const succeeded = events.some(({ eventName }) => eventName === 'ExecutionFromModuleSuccess')
  const failed = events.some(({ eventName }) => eventName === 'ExecutionFromModuleFailure')
  if (!succeeded && !failed) return contradicted('noModule')
  if (txStatus === 'SUCCESS' && !succeeded) return contradicted('moduleFailed')
  return confirmed
}

function checkTransfer({ txInfo }: Row, { logs }: Receipt, safe: Address): RowCheck {
  if (txInfo.type !== 'Transfer') return unchecked
  const { transferInfo, sender } = txInfo
  switch (transferInfo.type) {
    case 'ERC20':
    case 'ERC721':
      return hasTransfer(logs, txInfo) ? confirmed : contradicted('noTransfer')
    case 'NATIVE_COIN': {
      const isThere = parseEventLogs({
        abi: safeAbi,
        logs: ofAccount(logs, safe),
        eventName: 'SafeReceived',
      }).some(
        ({ args }) =>
          isAddressEqual(args.sender, sender.value) && args.value === transferInfo.value,
      )
      // An account of an old version, or one that is paid by a block, writes nothing.
      return isThere ? confirmed : unchecked
    }
    case 'unknown':
      return unchecked
  }
}

const ofAccount = (logs: readonly Log[], safe: Address) =>
  logs.filter(({ address }) => isAddressEqual(address, safe))
