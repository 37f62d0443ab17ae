import { PaymentsError } from '../errors.ts'

/** Why there is no receipt: the transaction failed, the account emitted no event for this one, or it did not make the one payment. */
export class NoReceiptError extends PaymentsError {
  override name = 'NoReceiptError'
  /** What is wrong, for code. */
  readonly code: 'failed' | 'notExecuted' | 'notPaid'

  constructor(code: 'failed' | 'notExecuted' | 'notPaid') {
    super(
      code === 'failed'
        ? 'This transaction failed: nothing was paid.'
        : code === 'notPaid'
          ? 'The transaction has no such payment.'
          : 'The account did not write that it has done this.',
    )
    this.code = code
  }
}

/** A text is not a receipt, or is only a part of one. */
export class UnreadableReceiptError extends PaymentsError {
  override name = 'UnreadableReceiptError'
  /** `format`: no receipt; `formatVersion`: of a later program; `field`: the named field cannot be read. */
  readonly code: 'format' | 'formatVersion' | 'field'
  /** Only with the code `field`. */
  readonly field: string | undefined

  constructor(code: 'format' | 'formatVersion' | 'field', field?: string) {
    super(
      code === 'format'
        ? 'This is no receipt.'
        : code === 'formatVersion'
          ? 'This receipt was written in a later form. Update this program to read it.'
          : `A field of this receipt cannot be read: ${field ?? ''}.`,
    )
    this.code = code
    this.field = field
  }
}
