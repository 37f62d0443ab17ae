import { type Address, getAddress, type Hash, isHash } from 'viem'

import type { EntryKind } from './keyedList.ts'

/** An owner's approval of a transaction, as the account's contract keeps it. */
export type ApprovalOnChain = { chainId: number; safe: Address; safeTxHash: Hash; owner: Address }

/** An approval that a wallet has sent and no block has yet. */
export type SentApproval = ApprovalOnChain & {
  /** The chain's transaction. */
  hash: Hash
  /** When it was sent, in milliseconds since 1970. */
  at: number
}

/** An approval, as the word for what a wallet was asked to send. */
export const approvalWord = ({ chainId, safe, safeTxHash, owner }: ApprovalOnChain): string =>
  `approve.${chainId}.${safe.toLowerCase()}.${safeTxHash}.${owner.toLowerCase()}`

/** The approvals on their way: what is on its way is waited for, and not paid a second time. */
export const sentApprovalKind: EntryKind<ApprovalOnChain, SentApproval> = {
  keyOf: approvalWord,
  readOne: (stored) => {
    // Whatever is not as we wrote it throws, or is left out below.
    const { chainId, safe, safeTxHash, owner, hash, at } = stored as SentApproval
    return isHash(hash) && isHash(safeTxHash) && [chainId, at].every(Number.isSafeInteger)
      ? { chainId, safe: getAddress(safe), safeTxHash, owner: getAddress(owner), hash, at }
      : undefined
  },
}
