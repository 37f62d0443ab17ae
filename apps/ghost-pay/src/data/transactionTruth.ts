import type { TransactionStatus } from '@ghost-pay/gateway-client'

import type { ReceiptOutcome } from './receiptOutcome.ts'
import { waitingWords } from './waitingWords.ts'

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
  /** In a few words. Only what was checked is said as a fact. */
  words: string
  /** What the gateway says and the chain does not. */
  contradiction: { title: string; text: string } | undefined
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

const closed = { contradiction: undefined, isOpen: false }

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
      return { ...closed, state: 'unproven', words: `${claimed}, says the gateway` }
  }
}

function executedTruth({ claimed, hasHash, chainWord }: TransactionTruthParameters) {
  const word = claimed === 'SUCCESS' ? 'Succeeded' : 'Failed'
  const unproven = { ...closed, state: 'unproven', words: `${word}, says the gateway` } as const
  if (!hasHash) {
    return {
      ...unproven,
      contradiction: {
        title: 'The gateway says that this was executed, and not where.',
        text: 'Without a transaction of the chain it cannot be checked.',
      },
    }
  }
  switch (chainWord) {
    case 'pending':
    case 'unreachable':
      return unproven
    case 'succeeded':
    case 'failed': {
      const truth = chainWord === 'succeeded' ? 'Succeeded' : 'Failed'
      return {
        ...closed,
        state: chainWord,
        words: truth,
        contradiction:
          truth === word
            ? undefined
            : {
                title: `The gateway says “${word}”. The chain says “${truth}”.`,
                text: 'What the chain says is what happened.',
              },
      } as const
    }
    case 'absent':
    case 'reverted':
    case 'unrelated':
      return { ...unproven, contradiction: noSuchExecution[chainWord] }
  }
}

const noSuchExecution = {
  absent: {
    title: 'The gateway says that this was executed. The chain has no such transaction.',
    text: 'Do not rely on it until the chain has it.',
  },
  reverted: {
    title: 'The gateway says that this was executed. On the chain that transaction was undone.',
    text: 'Nothing moved by it.',
  },
  unrelated: {
    title: 'The gateway says that this was executed. The transaction it names did something else.',
    text: 'Nothing of this happened in it.',
  },
} as const

function cancelledTruth({ nonce, accountNonce }: TransactionTruthParameters): TransactionTruth {
  if (nonce === undefined || accountNonce === undefined) {
    return { ...closed, state: 'unproven', words: 'Cancelled, says the gateway' }
  }
  if (nonce < accountNonce) return { ...closed, state: 'cancelled', words: 'Cancelled' }
  return {
    state: 'unproven',
    words: 'Cancelled, says the gateway',
    contradiction: {
      title: `The gateway says that this is cancelled. On the chain its nonce ${nonce} is not used.`,
      text: 'Whoever has enough signatures can still execute it.',
    },
    isOpen: false,
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
      state: 'unproven',
      words: 'Not open any more',
      contradiction: {
        title: `On the chain nonce ${nonce} is used already.`,
        text: 'This was executed, or another in its place. The gateway does not know it yet.',
      },
      isOpen: false,
    }
  }
  if (signatures === undefined) {
    const claim = claimed === 'AWAITING_EXECUTION' ? 'ready' : 'waits'
    const words = waitingWords(claim, nonce, accountNonce)
    return {
      state: 'waits',
      words: `${words}, says the gateway`,
      contradiction: undefined,
      isOpen: true,
    }
  }
  const state = signatures.count >= signatures.threshold ? 'ready' : 'waits'
  return {
    state,
    words: waitingWords(state, nonce, accountNonce),
    contradiction: undefined,
    isOpen: true,
  }
}
