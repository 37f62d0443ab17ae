/** Base of every error of this package, so that one `instanceof` sorts them from others. */
export class SafeProtocolError extends Error {
  override name = 'SafeProtocolError'
}

/**
 * An argument is not what the contracts could read: an address that is none, a number outside `uint256`, hex of odd
 * length. Correct the value named by `field` and call again.
 */
export class InvalidFieldError extends SafeProtocolError {
  override name = 'InvalidFieldError'
  /** The argument, as the caller wrote it: `to`, `safeTxGas`, `owners[2]`. */
  readonly field: string
  /** What was given. */
  readonly value: unknown

  constructor(field: string, value: unknown, expected: string) {
    super(`${field} must be ${expected}, but is ${show(value)}.`)
    this.field = field
    this.value = value
  }
}

/**
 * The version of the account's contract is missing or is not `major.minor.patch`. Without it the hash cannot be
 * computed: read `VERSION()` of the account first.
 */
export class InvalidVersionError extends SafeProtocolError {
  override name = 'InvalidVersionError'
  readonly version: unknown

  constructor(version: unknown) {
    super(
      `The account's contract version must look like 1.4.1, but is ${show(version)}. Read VERSION() of the account.`,
    )
    this.version = version
  }
}

/** A signature is not one of the four kinds a Safe accepts, or its bytes are damaged. Ask its owner to sign again. */
export class InvalidSignatureError extends SafeProtocolError {
  override name = 'InvalidSignatureError'
  /** What was given. */
  readonly signature: unknown
  /** What is wrong with it, for code. */
  readonly reason: InvalidSignatureReason
  /** Which signature of several, from 0. */
  readonly index: number

  constructor(
    reason: InvalidSignatureReason,
    signature: unknown,
    { index = 0, cause }: { index?: number; cause?: unknown } = {},
  ) {
    super(
      `Signature ${index + 1}: ${signatureSentences[reason]}`,
      cause === undefined ? {} : { cause },
    )
    this.reason = reason
    this.signature = signature
    this.index = index
  }
}

/** What is wrong with a signature. */
export type InvalidSignatureReason =
  | 'notHex'
  | 'length'
  | 'kind'
  | 'ethSignVersion'
  | 'ownerWord'
  | 'offset'
  | 'dynamicPart'
  | 'unrecoverable'
  | 'duplicateOwner'
  | 'ownerMismatch'

const signatureSentences: Record<InvalidSignatureReason, string> = {
  notHex: 'it is not hex text beginning with 0x.',
  length: 'it must be 65 bytes, or 65 bytes and the dynamic part of a contract signature.',
  ethSignVersion: 'accounts before version 1.1.0 read no signature of a message (v 31 or 32).',
  kind: 'its last byte (v) must be 0, 1, 27, 28, 31 or 32.',
  ownerWord:
    'its first word is no address. If a wallet’s signature ends in 0 or 1, pass it through toEoaSignature.',
  offset: 'the offset of its dynamic part does not point behind the static parts.',
  dynamicPart: 'its dynamic part is shorter than it says.',
  unrecoverable: 'no address can be recovered from it.',
  duplicateOwner: 'its owner has signed already; the contract counts an owner once.',
  ownerMismatch: 'the owner written in it is not the owner it is given for.',
}

/** An id is none of the known forms of transaction ids. */
export class InvalidTransactionIdError extends SafeProtocolError {
  override name = 'InvalidTransactionIdError'
  readonly id: unknown

  constructor(id: unknown) {
    super(`${show(id)} is not a transaction id.`)
    this.id = id
  }
}

/** Packed transactions of a batch that MultiSend could not have been meant to read. Do not sign such a batch. */
export class MalformedMultiSendError extends SafeProtocolError {
  override name = 'MalformedMultiSendError'
  /** What is wrong with it, for code. */
  readonly reason: MalformedMultiSendReason
  /** Byte of the packed transactions at which the damaged one begins. */
  readonly offset: number

  constructor(reason: MalformedMultiSendReason, offset = 0) {
    super(`The batch cannot be read from byte ${offset} on: ${multiSendSentences[reason]}`)
    this.reason = reason
    this.offset = offset
  }
}

/** What is wrong with the calldata of a batch. */
export type MalformedMultiSendReason = 'selector' | 'encoding' | 'operation' | 'truncated'

const multiSendSentences: Record<MalformedMultiSendReason, string> = {
  selector: 'it is not a call of multiSend(bytes).',
  encoding: 'its argument is not ABI-encoded bytes.',
  operation: 'the operation is neither 0 (call) nor 1 (delegatecall).',
  truncated: 'a transaction is shorter than it says.',
}

/** Owners or a threshold that the account's contract would refuse. */
export class InvalidOwnersError extends SafeProtocolError {
  override name = 'InvalidOwnersError'
  /** What is wrong, for code. */
  readonly reason: InvalidOwnersReason
  /** The owner, module or number it is about. */
  readonly value: unknown

  constructor(reason: InvalidOwnersReason, value: unknown) {
    super(`${show(value)}: ${ownersSentences[reason]}`)
    this.reason = reason
    this.value = value
  }
}

/** What is wrong with a list of owners and its threshold. */
export type InvalidOwnersReason = 'reserved' | 'duplicate' | 'missing' | 'threshold'

const ownersSentences: Record<InvalidOwnersReason, string> = {
  reserved: 'the zero address, 0x…01 and the account itself cannot stand in its lists.',
  duplicate: 'it stands in the list already.',
  missing: 'it does not stand in the list.',
  threshold: 'the threshold must be at least 1 and at most the number of owners.',
}

/** There is no official contract of this name, version and deployment. Name the addresses yourself. */
export class UnknownContractError extends SafeProtocolError {
  override name = 'UnknownContractError'
  readonly contract: string
  readonly version: string
  readonly deployment: string

  constructor(contract: string, version: string, deployment: string) {
    super(
      `No official ${contract} ${version} (${deployment}) is known. Name the contracts' addresses yourself.`,
    )
    this.contract = contract
    this.version = version
    this.deployment = deployment
  }
}

function show(value: unknown): string {
  if (typeof value === 'string') {
    return value.length > 80
      ? `"${value.slice(0, 80)}…" (${value.length} characters)`
      : `"${value}"`
  }
  if (typeof value === 'bigint') return `${value}`
  if (value === null || value === undefined || typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return String(value)
  return `a value of type ${typeof value}`
}
