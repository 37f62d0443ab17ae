import { type Address, getAddress, type Hash, type Hex, isAddressEqual, isHash, isHex } from 'viem'

import type { StoredList } from './storedList.ts'

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

/**
 * Remembers one; it takes the place of an older one for the same transaction of the account. What a wallet has sent beside it stays
 * known.
 */
export function rememberExecution(
  all: readonly SentExecution[],
  one: SentExecution,
): readonly SentExecution[] {
  const beside = one.beside ?? findExecution(all, one)?.beside
  return [...forgetExecution(all, one), beside === undefined ? one : { ...one, beside }]
}

/** Forgets what was sent for a transaction of an account. */
export function forgetExecution<one extends ExecutedTransaction>(
  all: readonly one[],
  transaction: ExecutedTransaction,
): readonly one[] {
  return all.filter((one) => !isFor(one, transaction))
}

/** What was sent for a transaction of an account. */
export function findExecution<one extends ExecutedTransaction>(
  all: readonly one[],
  transaction: ExecutedTransaction,
): one | undefined {
  return all.find((one) => isFor(one, transaction))
}

const isFor = (
  one: ExecutedTransaction,
  { chainId, safe, safeTxHash }: ExecutedTransaction,
): boolean =>
  one.chainId === chainId && one.safeTxHash === safeTxHash && isAddressEqual(one.safe, safe)

/**
 * Reads what was sent as it was stored.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readSentExecution(stored: unknown): SentExecution | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const one = stored as SentExecution
  if (!isHash(one.hash) || !isHash(one.safeTxHash) || !isHex(one.data)) return undefined
  if (!Number.isSafeInteger(one.chainId) || !Number.isSafeInteger(one.block)) return undefined
  const nonce = Number.isSafeInteger(one.nonce) ? one.nonce : undefined
  const { beside, ...rest } = one
  const read = { ...rest, safe: getAddress(one.safe), from: getAddress(one.from), nonce }
  return beside !== undefined && isHash(beside) ? { ...read, beside } : read
}

/** The executions on their way, as this device knows: what is on its way is waited for, and not paid a second time. */
export type SentExecutions = {
  find: (sent: ExecutedTransaction) => SentExecution | undefined
  /** It takes the place of an older one for the same. */
  remember: (one: SentExecution) => void
  forget: (sent: ExecutedTransaction) => void
}

/**
 * Finds and changes the executions on their way.
 *
 * @param list they, read by {@link readSentExecution}
 */
export const sentExecutionsIn = (list: StoredList<SentExecution>): SentExecutions => ({
  find: (sent) => findExecution(list.read(), sent),
  remember: (one) => {
    list.change((all) => rememberExecution(all, one))
  },
  forget: (sent) => {
    list.change((all) => forgetExecution(all, sent))
  },
})
