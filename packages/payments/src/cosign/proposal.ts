import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'
import {
  InvalidFieldError,
  InvalidSignatureError,
  InvalidVersionError,
  type OwnedSignature,
  parseSignature,
  type SafeDomain,
  type SafeTransaction,
  type SafeTransactionInput,
  safeTxHash,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'

/** A transaction that owners pass from hand to hand until enough have signed it. */
export type Proposal = {
  /** EIP-155 id of the account's chain. */
  chainId: number
  /** The account. */
  safe: Address
  /** `VERSION()` of the account's contract: the hash depends on it. */
  version: string
  transaction: SafeTransaction
  /** Worked out from account and transaction, never taken from where the proposal came from. */
  safeTxHash: Hex
  /** As they were carried, each with whose it is said to be. `verifyProposal` says which hold. */
  signatures: readonly ProposalSignature[]
  /** A note of the sender. No signature covers it. */
  note: string | undefined
}

/** A signature, and whose it is said to be. */
export type ProposalSignature = { owner: Address; signature: Hex }

/** A proposal as callers have it. */
export type ProposalInput = SafeDomain & {
  transaction: SafeTransactionInput
  signatures?: readonly OwnedSignature[] | undefined
  note?: string | undefined
}

/** A proposal as it was received, before any part of it is checked. */
export type CarriedProposal = ProposalInput & { safeTxHash: string }

/** What a proposal may hold. No account has more owners than that, and no block takes more calldata. */
export const proposalLimits = {
  /** Signatures. */
  signatures: 200,
  /** Characters of the note. */
  note: 1000,
  /** Characters of the version. */
  version: 40,
  /** Bytes of everything. */
  bytes: 1_000_000,
} as const

/**
 * A proposal from its parts, its hash worked out.
 *
 * @throws InvalidFieldError, InvalidVersionError, InvalidSignatureError (safe-protocol) where the contract could not read a part
 */
export function toProposal(input: ProposalInput): Proposal {
  const { chainId, safe, version, transaction, signatures = [], note } = input
  const hash = safeTxHash({ chainId, safe, version, transaction })
  if (signatures.length > proposalLimits.signatures) {
    throw new InvalidFieldError(
      'signatures',
      signatures.length,
      `at most ${proposalLimits.signatures}`,
    )
  }
  if (note !== undefined) assertNote(note)
  if (version.length > proposalLimits.version) throw new InvalidVersionError(version)
  const chain = Number(chainId)
  if (!Number.isSafeInteger(chain)) {
    throw new InvalidFieldError('chainId', chainId, 'a chain id from 0 to 2^53 - 1')
  }
  return {
    chainId: chain,
    safe: getAddress(safe),
    version,
    transaction: toSafeTransaction(transaction),
    safeTxHash: hash,
    signatures: signatures.map(toProposalSignature),
    note: note === '' ? undefined : note,
  }
}

function toProposalSignature(
  { owner, signature }: OwnedSignature,
  index: number,
): ProposalSignature {
  if (typeof owner !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(owner)) {
    throw new InvalidFieldError(`signatures[${index}].owner`, owner, 'an address')
  }
  return { owner: getAddress(owner), signature: readSignature(signature, index) }
}

function readSignature(signature: string, index: number): Hex {
  try {
    // parseSignature checks the text that it is given. Hex text stays hex text in lower case.
    return parseSignature(signature as Hex).signature.toLowerCase() as Hex
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error
    throw new InvalidSignatureError(error.reason, signature, { index, cause: error })
  }
}

/** Controls, halves of characters, and what turns the direction of the text: a note could show what is not written in it. */
const unwanted = /(?![\n\t])\p{Cc}|[\p{Bidi_Control}\p{Surrogate}\u2028\u2029\ufeff]/u

function assertNote(note: unknown): asserts note is string {
  if (typeof note !== 'string' || note.length > proposalLimits.note || unwanted.test(note)) {
    throw new InvalidFieldError(
      'note',
      note,
      `text of at most ${proposalLimits.note} characters, without control characters`,
    )
  }
}
