import { textOf } from '../text/textOf.ts'

/** A transaction that the gateway does not know. */
export const noTransactionCopy = {
  'noTransaction.title': 'There is no such transaction in this account.',
  'noTransaction.text': 'The link may be cut, or the transaction was withdrawn before it was sent.',
  'noTransaction.back': 'Back to the account',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(noTransactionCopy)
