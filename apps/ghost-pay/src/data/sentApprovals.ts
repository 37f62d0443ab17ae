import { useSyncExternalStore } from 'react'
import { type Address, getAddress, type Hash, isAddressEqual, isHash } from 'viem'

import { storedList } from './storedList.ts'

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
function readSentApproval(stored: unknown): SentApproval | undefined {
  // Whatever is not as we wrote it throws, or is left out below.
  const { chainId, safe, safeTxHash, owner, hash, at } = stored as SentApproval
  return isHash(hash) && isHash(safeTxHash) && [chainId, at].every(Number.isSafeInteger)
    ? { chainId, safe: getAddress(safe), safeTxHash, owner: getAddress(owner), hash, at }
    : undefined
}

const list = storedList('ghost-pay.approvals.v1', readSentApproval)

/** The approvals on their way that this browser knows: pressed again, they are waited for and not paid a second time. */
export const sentApprovals = {
  find: (approval: ApprovalOnChain): SentApproval | undefined =>
    list.read().find((one) => isFor(one, approval)),
  remember: (one: SentApproval): void => {
    list.change((all) => [...all.filter((other) => !isFor(other, one)), one])
  },
  forget: (approval: ApprovalOnChain): void => {
    if (sentApprovals.find(approval) === undefined) return
    list.change((all) => all.filter((one) => !isFor(one, approval)))
  },
}

/** The approval of an owner that is on its way, whichever tab has sent it, also before a reload. */
export function useSentApproval(approval: ApprovalOnChain | undefined): SentApproval | undefined {
  const all = useSyncExternalStore(list.subscribe, list.read)
  return approval && all.find((one) => isFor(one, approval))
}
