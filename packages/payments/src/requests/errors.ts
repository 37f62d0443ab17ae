import { PaymentsError } from '../errors.ts'

/** Why the text of an EIP-681 link could not be read. */
export type UnreadablePaymentUriCode =
  /** No `ethereum:` link, or not of its form. */
  | 'format'
  /** The link pays a name instead of an address. A link cannot prove which address a name has. */
  | 'name'
  /** An address whose checksum (EIP-55) is broken. */
  | 'checksum'
  /** It calls something else than `transfer(address,uint256)`. */
  | 'function'
  /** A parameter that it does not know, or that stands there twice or in the wrong place. */
  | 'parameter'
  /** A number that is negative, no whole number of the smallest unit, without digits behind its `e`, or more than 256 bits. */
  | 'number'
  /** Longer than a payment needs. */
  | 'tooLong'

const uriSentences: Record<UnreadablePaymentUriCode, string> = {
  format: 'This is no payment link (EIP-681).',
  name: 'This link pays a name. Look it up, and pay the address.',
  checksum: 'An address in this link has a broken checksum.',
  function: 'This link calls something else than a transfer of a token.',
  parameter: 'This link has a parameter that could change what is paid.',
  number: 'A number in this link is no whole amount of the smallest unit.',
  tooLong: 'This link is longer than a payment needs.',
}

/** A text is not a payment link, or two programs could read it as two different payments. None of it may be used. */
export class UnreadablePaymentUriError extends PaymentsError {
  override name = 'UnreadablePaymentUriError'
  /** What is wrong, for code. */
  readonly code: UnreadablePaymentUriCode

  constructor(code: UnreadablePaymentUriCode) {
    super(uriSentences[code])
    this.code = code
  }
}

/** A field of a request that is none: what is wrong stands in `field`. */
export class InvalidPaymentRequestError extends PaymentsError {
  override name = 'InvalidPaymentRequestError'
  readonly field: string

  constructor(field: string) {
    super(`A field of this request for a payment cannot be used: ${field}.`)
    this.field = field
  }
}

/** Why the text of a request could not be read. */
export type UnreadablePaymentRequestCode =
  /** Neither the text of a request nor a link with one. */
  | 'format'
  /** Written by a later program. */
  | 'formatVersion'
  /** The text is cut off, was changed, or has a field that cannot be used. */
  | 'damaged'
  /** More than a request may hold. */
  | 'tooLarge'

const requestSentences: Record<UnreadablePaymentRequestCode, string> = {
  format: 'This is no request for a payment.',
  formatVersion: 'This request was written in a later form. Update this program to read it.',
  damaged: 'This request is cut off or damaged. Copy all of it again.',
  tooLarge: 'This is longer than a request may be.',
}

/** A text is not a request, or is only a part of one. None of it may be used. */
export class UnreadablePaymentRequestError extends PaymentsError {
  override name = 'UnreadablePaymentRequestError'
  /** What is wrong, for code. */
  readonly code: UnreadablePaymentRequestCode

  constructor(code: UnreadablePaymentRequestCode) {
    super(requestSentences[code])
    this.code = code
  }
}
