import { type Address, type Hash, type Hex, isAddressEqual, isHash } from 'viem'
import {
  type Proposal,
  proposalLimits,
  type ProposalSignature,
  toProposal,
} from '@ghost-pay/payments/cosign'

/** A transaction with its signatures as this browser keeps it: it goes on when no gateway does. */
export type KeptProposal = {
  proposal: Proposal
  /** When something of it changed last, in milliseconds since 1970. */
  changed: number
  /** The chain's transaction that has executed it. */
  executed?: Hash | undefined
  /** It was only on the screen: its gateway has it too. */
  inPassing?: true | undefined
}

/** What names a proposal: before version 1.3.0 its hash says nothing of the chain. */
export type ProposalName = { chainId: number; safe: Address; safeTxHash: Hash }

/** How many proposals a browser keeps. */
export const mostProposals = 40

/**
 * Keeps one more, the newest last; it takes the place of an older one of the same transaction. Room is made by what is done, then by what
 * was kept in passing, those that changed longest ago first. What a person has kept makes no room: then this one is not kept
 * (behaviour/payments#nothing-dropped).
 */
export function keepProposal(
  all: readonly KeptProposal[],
  one: KeptProposal,
): readonly KeptProposal[] {
  const others = dropProposal(all, one.proposal)
  if (others.length < mostProposals) return [...others, one]
  const leaves =
    others.find(({ executed }) => executed !== undefined) ??
    others.find(({ inPassing }) => inPassing)
  return leaves === undefined ? all : [...others.filter((other) => other !== leaves), one]
}

/** Drops a proposal. */
export function dropProposal(
  all: readonly KeptProposal[],
  name: ProposalName,
): readonly KeptProposal[] {
  return all.filter(({ proposal }) => !isSame(proposal, name))
}

/** The kept proposal of a transaction. */
export function findProposal(
  all: readonly KeptProposal[],
  name: ProposalName,
): KeptProposal | undefined {
  return all.find(({ proposal }) => isSame(proposal, name))
}

const isSame = (a: ProposalName, b: ProposalName): boolean =>
  a.chainId === b.chainId &&
  isAddressEqual(a.safe, b.safe) &&
  a.safeTxHash.toLowerCase() === b.safeTxHash.toLowerCase()

/**
 * A proposal with further signatures; one that it has already is not put in twice. There is always room for them: a
 * stranger who fills the proposal up cannot keep an owner from signing.
 */
export function withSignatures(
  proposal: Proposal,
  more: readonly { owner: Address; signature: Hex }[],
): Proposal {
  const isIn = (all: readonly ProposalSignature[], one: ProposalSignature) =>
    all.some(
      ({ owner, signature }) =>
        isAddressEqual(owner, one.owner) && signature === one.signature.toLowerCase(),
    )
  const signatures = more.reduce<readonly ProposalSignature[]>(
    (all, one) => (isIn(all, one) ? all : [...all, one]),
    proposal.signatures,
  )
  return toProposal({ ...proposal, signatures: signatures.slice(-proposalLimits.signatures) })
}

/**
 * Reads a kept proposal as it was stored: what counts is that its fields give the hash under which it was kept.
 *
 * @param stored anything
 * @throws whatever comes of reading what is none
 */
export function readKeptProposal(stored: unknown): KeptProposal | undefined {
  // Whatever is not as we wrote it throws below, or gives another hash.
  const { proposal, changed, executed, inPassing } = stored as Record<keyof KeptProposal, unknown>
  const carried = proposal as Proposal
  const read = toProposal(carried)
  if (read.safeTxHash !== carried.safeTxHash) return undefined
  return {
    proposal: read,
    changed: typeof changed === 'number' ? changed : 0,
    ...(typeof executed === 'string' && isHash(executed) && { executed }),
    ...(inPassing === true && { inPassing }),
  }
}
