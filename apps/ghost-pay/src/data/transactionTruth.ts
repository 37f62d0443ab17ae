import type { TransactionStatus } from '@ghost-pay/gateway-client'
import type { ReceiptOutcome } from '@ghost-pay/safe-account'
import { placeInLine } from '@ghost-pay/safe-account/queue'

import type { Said } from '../text/Said.ts'
import type { statusCopy } from './statusCopy.ts'
import type { truthCopy } from './truthCopy.ts'

/** What the chain said of the transaction in which something is said to have happened. */
export type ChainWord =
  /** It is being asked. */
  | 'pending'
  /** The node did not answer. */
  | 'unreachable'
  /** It knows no such transaction. */
  | 'absent'
  | ReceiptOutcome

/** How far a transaction is, as far as the chain can say. */
export type TransactionTruth = {
  /** For the badge. */
  state: 'waits' | 'ready' | 'succeeded' | 'failed' | 'cancelled' | 'unproven'
  /** In a few words. */
  words: Said<typeof statusCopy>
  /** The words are not checked: they are what the gateway says. */
  isClaimed: boolean
  /** What the gateway says and the chain does not. */
  contradiction: { title: Said<typeof truthCopy>; text: Said<typeof truthCopy> } | undefined
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
      return { ...claim, words: ['status.unknown', { status: claimed }] }
  }
}

function executedTruth({
  claimed,
  hasHash,
  chainWord,
}: TransactionTruthParameters): TransactionTruth {
  const word = claimed === 'SUCCESS' ? 'succeeded' : 'failed'
  const unproven = { ...claim, words: [`status.${word}`] } satisfies TransactionTruth
  if (!hasHash) {
    return {
      ...unproven,
      contradiction: {
        title: ['truth.nowhere.title'],
        text: ['truth.nowhere'],
      },
    }
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
        words: [`status.${chainWord}`],
        contradiction:
          chainWord === word
            ? undefined
            : { title: [`truth.${chainWord}.title`], text: [`truth.${chainWord}`] },
      }
    case 'absent':
    case 'reverted':
    case 'unrelated':
      return {
        ...unproven,
        contradiction: { title: [`truth.${chainWord}.title`], text: [`truth.${chainWord}`] },
      }
  }
}

function cancelledTruth({ nonce, accountNonce }: TransactionTruthParameters): TransactionTruth {
  if (nonce === undefined || accountNonce === undefined) {
    return { ...claim, words: ['status.cancelled'] }
  }
  if (nonce < accountNonce) return { ...closed, state: 'cancelled', words: ['status.cancelled'] }
  return {
    ...claim,
    words: ['status.cancelled'],
    contradiction: {
      title: ['truth.notCancelled.title', { nonce: `${nonce}` }],
      text: ['truth.notCancelled'],
    },
  }
}

function waitingTruth({
  claimed,
  nonce,
  accountNonce,
  signatures,
}: TransactionTruthParameters): TransactionTruth {
  if (nonce !== undefined && accountNonce !== undefined && nonce < accountNonce) {
    return {
      ...claim,
      isClaimed: false,
      words: ['status.passed'],
      contradiction: { title: ['truth.used.title', { nonce: `${nonce}` }], text: ['truth.used'] },
    }
  }
  if (signatures === undefined) {
    const state = claimed === 'AWAITING_EXECUTION' ? 'ready' : 'waits'
    const words = waitingSaid(state, nonce, accountNonce)
    return { ...claim, state: 'waits', words, isOpen: true }
  }
  const state = signatures.count >= signatures.threshold ? 'ready' : 'waits'
  return { ...closed, state, words: waitingSaid(state, nonce, accountNonce), isOpen: true }
}

/** What has all its signatures can be executed only once every nonce before its own is used. */
function waitingSaid(
  state: 'ready' | 'waits',
  nonce: number | undefined,
  accountNonce: number | undefined,
): Said<typeof statusCopy> {
  if (state === 'waits') return ['status.waits']
  const isLater =
    nonce !== undefined &&
    accountNonce !== undefined &&
    placeInLine(nonce, accountNonce).kind === 'later'
  return [isLater ? 'status.waitsForTurn' : 'status.ready']
}
