import { type Address, getAddress, type Hash, isAddressEqual, isHash } from 'viem'

import type { StoredList } from './storedList.ts'

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

/** The approval of an owner that is on its way. */
export const findApproval = (
  all: readonly SentApproval[],
  approval: ApprovalOnChain,
): SentApproval | undefined => all.find((one) => isFor(one, approval))

/** Remembers one; it takes the place of an older one of the same owner for the same transaction. */
export const rememberApproval = (
  all: readonly SentApproval[],
  one: SentApproval,
): readonly SentApproval[] => [...forgetApproval(all, one), one]

/** Forgets what an owner has sent for a transaction. */
export const forgetApproval = (
  all: readonly SentApproval[],
  approval: ApprovalOnChain,
): readonly SentApproval[] => all.filter((one) => !isFor(one, approval))

const isFor = (one: ApprovalOnChain, other: ApprovalOnChain): boolean =>
  one.chainId === other.chainId &&
  one.safeTxHash === other.safeTxHash &&
  isAddressEqual(one.safe, other.safe) &&
  isAddressEqual(one.owner, other.owner)

/**
 * Reads an approval as it was stored.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readSentApproval(stored: unknown): SentApproval | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const { chainId, safe, safeTxHash, owner, hash, at } = stored as SentApproval
  return isHash(hash) && isHash(safeTxHash) && [chainId, at].every(Number.isSafeInteger)
    ? { chainId, safe: getAddress(safe), safeTxHash, owner: getAddress(owner), hash, at }
    : undefined
}

/** The approvals on their way, as this device knows: what is on its way is waited for, and not paid a second time. */
export type SentApprovals = {
  find: (sent: ApprovalOnChain) => SentApproval | undefined
  /** It takes the place of an older one for the same. */
  remember: (one: SentApproval) => void
  forget: (sent: ApprovalOnChain) => void
}

/**
 * Finds and changes the approvals on their way.
 *
 * @param list they, read by {@link readSentApproval}
 */
export const sentApprovalsIn = (list: StoredList<SentApproval>): SentApprovals => ({
  find: (sent) => findApproval(list.read(), sent),
  remember: (one) => {
    list.change((all) => rememberApproval(all, one))
  },
  forget: (sent) => {
    list.change((all) => forgetApproval(all, sent))
  },
})
