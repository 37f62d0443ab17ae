import type { TransactionStatus } from '@ghost-pay/gateway-client'

import type { FoundExecution } from '../chain/findExecution.ts'
import type { ReceiptOutcome } from '../chain/receiptOutcome.ts'
import { placeInLine } from '../queue/placeInLine.ts'

/** What the chain said of the transaction in which something is said to have happened. */
export type ChainWord =
  /** It is being asked. */
  | 'pending'
  /** The node did not answer. */
  | 'unreachable'
  /** It knows no such transaction. */
  | 'absent'
  | ReceiptOutcome

/** How far a transaction is; `unknown` is a status that only the gateway knows, and `passed` is over without being executed. */
export type StatusWord =
  | { kind: 'waits' | 'waitsForTurn' | 'ready' | 'cancelled' | 'failed' | 'succeeded' | 'passed' }
  | { kind: 'unknown'; status: string }

/**
 * What a gateway says of how far a transaction is, and the chain does not.
 *
 * - `nowhere`: it was executed, in no transaction of the chain.
 * - `failed`, `succeeded`: it ended as the other of the two; the chain says that it ended like this.
 * - `absent`, `reverted`, `unrelated`: it was executed, in a transaction that the chain does not have, has undone, or in which it did
 *   not happen.
 * - `notCancelled`: it is cancelled, and its nonce is not used.
 * - `used`: it waits, and its nonce is used.
 */
export type TruthContradiction =
  | { kind: 'nowhere' | 'failed' | 'succeeded' | 'absent' | 'reverted' | 'unrelated' }
  | { kind: 'notCancelled' | 'used'; nonce: number }

/** How far a transaction is, as far as the chain can say. */
export type TransactionTruth = {
  /** For the badge. */
  state: 'waits' | 'ready' | 'succeeded' | 'failed' | 'cancelled' | 'unproven'
  /** The same, closer: what waits for its turn is `ready`, and cannot be executed yet. */
  status: StatusWord
  /** The status is not checked: it is what the gateway says. */
  isClaimed: boolean
  /** What the gateway says and the chain does not. */
  contradiction: TruthContradiction | undefined
  /** It can still be signed and executed. */
  isOpen: boolean
}

export type TransactionTruthParameters = {
  /** What the gateway says. */
  claimed: TransactionStatus
  /** Whether the gateway names the chain's transaction in which it happened. */
  hasHash: boolean
  /** What the chain says of that one. */
  chainWord: ChainWord
  /** Nonce of the transaction; undefined for what owners do not sign. */
  nonce: number | undefined
  /** Nonce of the account's next execution, from the chain; undefined when it is not known. */
  accountNonce: number | undefined
  /** What the chain says of it where its nonce is used and the gateway names no execution; undefined while that is not known. */
  found?: FoundExecution | undefined
  /** Signatures that count, and how many are needed. */
  signatures: { count: number; threshold: number } | undefined
}

const closed = { contradiction: undefined, isOpen: false, isClaimed: false }
const claim = { ...closed, state: 'unproven', isClaimed: true } as const

/** Holds what the gateway says of a transaction against the chain: executed means that there is a receipt. */
export function transactionTruth(parameters: TransactionTruthParameters): TransactionTruth {
  const { claimed } = parameters
  switch (claimed) {
    case 'SUCCESS':
    case 'FAILED':
      return executedTruth(parameters)
    case 'CANCELLED':
      return cancelledTruth(parameters)
    case 'AWAITING_CONFIRMATIONS':
    case 'AWAITING_EXECUTION':
      return waitingTruth(parameters)
    default:
      return { ...claim, status: { kind: 'unknown', status: claimed } }
  }
}

function executedTruth({
  claimed,
  hasHash,
  chainWord,
}: TransactionTruthParameters): TransactionTruth {
  const word = claimed === 'SUCCESS' ? 'succeeded' : 'failed'
  const unproven = { ...claim, status: { kind: word } } satisfies TransactionTruth
  if (!hasHash) {
    return { ...unproven, contradiction: { kind: 'nowhere' } }
  }
  switch (chainWord) {
    case 'pending':
    case 'unreachable':
      return unproven
    case 'succeeded':
    case 'failed':
      return {
        ...closed,
        state: chainWord,
        status: { kind: chainWord },
        contradiction: chainWord === word ? undefined : { kind: chainWord },
      }
    case 'absent':
    case 'reverted':
    case 'unrelated':
      return { ...unproven, contradiction: { kind: chainWord } }
  }
}

function cancelledTruth(parameters: TransactionTruthParameters): TransactionTruth {
  const { nonce, accountNonce, found } = parameters
  const status = { kind: 'cancelled' } as const
  if (nonce === undefined || accountNonce === undefined) return { ...claim, status }
  if (nonce >= accountNonce) {
    return { ...claim, status, contradiction: { kind: 'notCancelled', nonce } }
  }
  const truth = foundTruth(found)
  if (truth?.state === 'succeeded') return { ...truth, contradiction: { kind: 'succeeded' } }
  if (truth !== undefined) return truth
  return found?.status === 'none' && found.from === 0
    ? { ...closed, state: 'cancelled', status }
    : { ...claim, status }
}

/** Executed, by the account's own word; undefined where the chain has not said so. */
const foundTruth = (found: FoundExecution | undefined): TransactionTruth | undefined =>
  found === undefined || found.status === 'none'
    ? undefined
    : { ...closed, state: found.status, status: { kind: found.status } }

function waitingTruth({
  claimed,
  nonce,
  accountNonce,
  found,
  signatures,
}: TransactionTruthParameters): TransactionTruth {
  if (nonce !== undefined && accountNonce !== undefined && nonce < accountNonce) {
    return (
      foundTruth(found) ?? {
        ...claim,
        isClaimed: false,
        status: { kind: 'passed' },
        contradiction: { kind: 'used', nonce },
      }
    )
  }
  if (signatures === undefined) {
    const state = claimed === 'AWAITING_EXECUTION' ? 'ready' : 'waits'
    const status = waitingStatus(state, nonce, accountNonce)
    return { ...claim, state: 'waits', status, isOpen: true }
  }
  const state = signatures.count >= signatures.threshold ? 'ready' : 'waits'
  return { ...closed, state, status: waitingStatus(state, nonce, accountNonce), isOpen: true }
}

/** What has all its signatures can be executed only once every nonce before its own is used. */
function waitingStatus(
  state: 'ready' | 'waits',
  nonce: number | undefined,
  accountNonce: number | undefined,
): StatusWord {
  if (state === 'waits') return { kind: 'waits' }
  const isLater =
    nonce !== undefined &&
    accountNonce !== undefined &&
    placeInLine(nonce, accountNonce).kind === 'later'
  return { kind: isLater ? 'waitsForTurn' : 'ready' }
}
