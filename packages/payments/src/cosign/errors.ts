import type { Hex } from 'viem'

import { PaymentsError } from '../errors.ts'

/** Base of the errors about proposals. */
export class ProposalError extends PaymentsError {
  override name = 'ProposalError'
}

/** Why a proposal could not be read. */
export type UnreadableProposalCode =
  /** Neither the text of a proposal, nor a link or a file with one. */
  | 'format'
  /** Written by a later program. */
  | 'formatVersion'
  /** The text is cut off or damaged. */
  | 'damaged'
  /** More than a proposal may hold. */
  | 'tooLarge'
  /** A field is missing, unknown, or not what the account's contract could read. */
  | 'field'

const sentences: Record<UnreadableProposalCode, string> = {
  format: 'This is no proposal: neither its text, nor a link or a file with one.',
  formatVersion: 'This proposal was written in a later form. Update this program to read it.',
  damaged: 'This proposal is cut off or damaged. Copy all of it again.',
  tooLarge: 'This is longer than a proposal may be.',
  field: 'A field of this proposal cannot be read',
}

/** What was given is no proposal, or not a whole one. Nothing of it may be used. */
export class UnreadableProposalError extends ProposalError {
  override name = 'UnreadableProposalError'
  /** What is wrong, for code. */
  readonly code: UnreadableProposalCode
  /** The field it is about, as in `transaction.to`; only with the code `field`. */
  readonly field: string | undefined

  constructor(
    code: UnreadableProposalCode,
    { field, cause }: { field?: string | undefined; cause?: unknown } = {},
  ) {
    super(
      field === undefined ? sentences[code] : `${sentences[code]}: ${field}.`,
      cause === undefined ? {} : { cause },
    )
    this.code = code
    this.field = field
  }
}

/** The hash that the proposal carries is not the hash of its transaction. One of the two was changed: do not sign. */
export class ProposalHashMismatchError extends ProposalError {
  override name = 'ProposalHashMismatchError'
  readonly code = 'hash'
  /** What the proposal says. */
  readonly claimed: string
  /** What its account and transaction give. */
  readonly computed: Hex

  constructor(claimed: string, computed: Hex) {
    super(`The proposal says that its hash is ${claimed}, but it is ${computed}. Do not sign it.`)
    this.claimed = claimed
    this.computed = computed
  }
}

/** Proposals that are to be merged are not about one and the same transaction. */
export class ProposalConflictError extends ProposalError {
  override name = 'ProposalConflictError'
  /** `nothing` when there was no proposal at all. */
  readonly code: 'otherTransaction' | 'nothing'
  /** The first proposal that differs, from 0. */
  readonly index: number

  constructor(code: 'otherTransaction' | 'nothing', index = 0) {
    super(
      code === 'nothing'
        ? 'There is no proposal to merge.'
        : `Proposal ${index + 1} is about another transaction than the first one.`,
    )
    this.code = code
    this.index = index
  }
}

/** Why frames could not be put together. */
export type ProposalFrameCode =
  /** It is no frame. */
  | 'format'
  /** It is of another proposal than the first one. */
  | 'mixed'
  /** All are there, but not as they were written. */
  | 'damaged'
  /** The text is too long to be cut into frames. */
  | 'tooLong'

/** Frames that do not belong to one proposal, or a text that is not a frame. */
export class ProposalFrameError extends ProposalError {
  override name = 'ProposalFrameError'
  /** What is wrong, for code. */
  readonly code: ProposalFrameCode
  /** Which of the given frames it is about, from 0. */
  readonly index: number

  constructor(code: ProposalFrameCode, index = 0) {
    super(frameSentences[code])
    this.code = code
    this.index = index
  }
}

const frameSentences = {
  format: 'This code is no part of a proposal.',
  mixed: 'This code belongs to another proposal than the first one.',
  damaged: 'The codes do not make up the proposal that they were cut from. Scan them again.',
  tooLong: 'This proposal is too long for a sequence of codes. Pass it on as a file.',
} as const satisfies Record<ProposalFrameCode, string>
