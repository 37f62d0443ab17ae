import { type Address, isAddressEqual } from 'viem'
import type { Transaction } from '@ghost-pay/gateway-client'

import type { QueuedCheck } from '../checks/checkQueued.ts'
import type { Contradiction } from '../checks/Contradiction.ts'
import { actionOfBytes, actionOfInfo, type ReadAction } from '../view/proposalAction.ts'
import {
  type PartView,
  type SignableView,
  viewSignable,
  type ViewSignableOptions,
} from '../view/viewSignable.ts'

/** One proposal of a queue, with what is proven of it and what is only the gateway's word. */
export type Proposal = ReadAction & {
  transaction: Transaction
  nonce: number
  /** What it pays, line by line, by its own bytes; undefined for what does anything but pay people. */
  payees?: readonly PartView[] | undefined
  /** What its own bytes do, with the chain's tokens; undefined while they are not read. */
  view?: SignableView | undefined
  check: QueuedCheck | undefined
  /** Read from its own bytes, its tokens from the chain; else it is the gateway's word. */
  isOwn: boolean
  /** Owners whose signature holds; without a check those whom the gateway does not miss. */
  signed: readonly Address[]
  /** How many have signed, also where it is not known who. */
  count: number
  /** Owners who have not. */
  missing: readonly Address[]
  /** How many signatures the account asks for. */
  required: number
  /** It has its signatures. */
  isReady: boolean
  /** Its signatures were recovered. */
  isChecked: boolean
  /** What the gateway says that is not so. */
  contradictions: readonly Contradiction[]
  /** This app neither signs nor executes it. */
  isStopped: boolean
  /** Its own bytes have something that a person is warned of. */
  isWarned: boolean
}

/** What is known of the account and the reader. The tokens are as their own contracts describe them. */
export type ProposalContext = ViewSignableOptions & {
  owners: readonly Address[]
  /** From the chain; undefined while it has not answered. */
  threshold: number | undefined
  /** Some tokens are still being asked. */
  isPending: boolean
}

/**
 * Reads a row of the queue as a proposal: by its own bytes and its recovered signatures where they were checked.
 *
 * @returns undefined for a row that names no place in line
 */
export function readProposal(
  transaction: Transaction,
  check: QueuedCheck | undefined,
  { owners, threshold, isPending, ...options }: ProposalContext,
): Proposal | undefined {
  const { executionInfo } = transaction
  if (executionInfo?.type !== 'MULTISIG') return undefined
  const signable = check?.signable
  const isOwn = signable !== undefined && !isPending
  const view = isOwn ? viewSignable(signable, options) : undefined
  const read = view
    ? actionOfBytes(view)
    : actionOfInfo(transaction.txInfo, options.currency, options.words)
  const others = (list: readonly Address[]) =>
    owners.filter((owner) => !list.some((one) => isAddressEqual(one, owner)))
  // The gateway's lists name who is missing, not who has signed.
  const missing = check
    ? others(check.signers)
    : (executionInfo.missingSigners ?? []).map(({ value }) => value)
  const signed = check?.signers ?? (executionInfo.missingSigners === null ? [] : others(missing))
  const required = threshold ?? executionInfo.confirmationsRequired
  const count = check?.signers.length ?? executionInfo.confirmationsSubmitted
  return {
    ...read,
    ...(read.isWhole && view !== undefined && view.parts.length > 0 && { payees: view.parts }),
    transaction,
    view,
    nonce: executionInfo.nonce,
    check,
    isOwn,
    signed,
    count,
    missing,
    required,
    isReady: count >= required,
    isChecked: check !== undefined,
    contradictions: check?.contradictions ?? [],
    isStopped: check?.isStopped === true,
    isWarned: view !== undefined && view.warnings.length > 0,
  }
}
