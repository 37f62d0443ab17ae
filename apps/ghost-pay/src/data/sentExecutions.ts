import { type Address, getAddress, type Hash, type Hex, isAddressEqual, isHash, isHex } from 'viem'

/** An execution that a wallet has sent and whose receipt nobody has seen yet. */
export type SentExecution = {
  chainId: number
  safe: Address
  /** The account's transaction. */
  safeTxHash: Hash
  /** The chain's transaction: the first one, or the one that took its place at a higher fee. */
  hash: Hash
  /** Who sent it. */
  from: Address
  /** The call that was sent to the account. */
  data: Hex
  /** The sender's own nonce; undefined while no node has told it. */
  nonce: number | undefined
  /** The chain's newest block before it was sent. */
  block: number
}

/** Which transaction of which account was executed. */
export type ExecutedTransaction = Pick<SentExecution, 'chainId' | 'safe' | 'safeTxHash'>

/** Reads what was sent from its text. What is damaged is left out. */
export function readSentExecutions(stored: string | null): readonly SentExecution[] {
  if (stored === null) return []
  let parsed: unknown
  try {
    parsed = JSON.parse(stored)
  } catch {
    return []
  }
  return Array.isArray(parsed) ? parsed.flatMap(readOne) : []
}

/** Writes what was sent as text. */
export function writeSentExecutions(all: readonly SentExecution[]): string {
  return JSON.stringify(all)
}

/** Remembers one; it takes the place of an older one for the same transaction of the account. */
export function rememberExecution(
  all: readonly SentExecution[],
  one: SentExecution,
): readonly SentExecution[] {
  return [...forgetExecution(all, one), one]
}

/** Forgets what was sent for a transaction of an account. */
export function forgetExecution(
  all: readonly SentExecution[],
  transaction: ExecutedTransaction,
): readonly SentExecution[] {
  return all.filter((one) => !isFor(one, transaction))
}

/** What was sent for a transaction of an account. */
export function findExecution(
  all: readonly SentExecution[],
  transaction: ExecutedTransaction,
): SentExecution | undefined {
  return all.find((one) => isFor(one, transaction))
}

const isFor = (one: SentExecution, { chainId, safe, safeTxHash }: ExecutedTransaction): boolean =>
  one.chainId === chainId && one.safeTxHash === safeTxHash && isAddressEqual(one.safe, safe)

function readOne(stored: unknown): SentExecution[] {
  try {
    // Whatever is not as we wrote it throws, or is left out below.
    const one = stored as SentExecution
    if (!isHash(one.hash) || !isHash(one.safeTxHash) || !isHex(one.data)) return []
    if (!Number.isSafeInteger(one.chainId) || !Number.isSafeInteger(one.block)) return []
    const nonce = Number.isSafeInteger(one.nonce) ? one.nonce : undefined
    return [{ ...one, safe: getAddress(one.safe), from: getAddress(one.from), nonce }]
  } catch {
    return []
  }
}
