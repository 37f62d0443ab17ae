import { type Address, getAddress, type Hash, type Hex, isHash, isHex } from 'viem'

import type { EntryKind } from './keyedList.ts'

/** An execution that a wallet has sent and without a receipt yet. */
export type SentExecution = {
  chainId: number
  safe: Address
  /** The account's transaction. */
  safeTxHash: Hash
  /** The chain's transaction: the first one, or the one that took its place at a higher fee. */
  hash: Hash
  /** The sender. */
  from: Address
  /** The call that was sent to the account. */
  data: Hex
  /** The sender's own nonce; undefined while it is not known. */
  nonce: number | undefined
  /** The chain's newest block before it was sent. */
  block: number
  /** What the wallet has sent beside it, at a place of its own, where it was to take its place. */
  beside?: Hash | undefined
}

/** Which transaction of which account was executed. */
export type ExecutedTransaction = Pick<SentExecution, 'chainId' | 'safe' | 'safeTxHash'>

/** The execution of a transaction, as the word for what a wallet was asked to send. */
export const executionWord = ({ chainId, safe, safeTxHash }: ExecutedTransaction): string =>
  `execute.${chainId}.${safe.toLowerCase()}.${safeTxHash}`

/** The executions on their way: what is on its way is waited for, and not paid a second time. */
export const sentExecutionKind: EntryKind<ExecutedTransaction, SentExecution> = {
  keyOf: executionWord,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws, or is left out below.
    const one = stored as SentExecution
    if (!isHash(one.hash) || !isHash(one.safeTxHash) || !isHex(one.data)) return undefined
    if (!Number.isSafeInteger(one.chainId) || !Number.isSafeInteger(one.block)) return undefined
    const nonce = Number.isSafeInteger(one.nonce) ? one.nonce : undefined
    const { beside, ...rest } = one
    const read = { ...rest, safe: getAddress(one.safe), from: getAddress(one.from), nonce }
    return beside !== undefined && isHash(beside) ? { ...read, beside } : read
  },
  // What a wallet has sent beside it stays known.
  merge: (one, before) => ({ ...one, beside: one.beside ?? before.beside }),
}
