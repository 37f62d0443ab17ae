import { textOf } from '../text/textOf.ts'

/** What is known of the words that a payment is said to be for. */
export const memoCopy = {
  'memo.bound':
    'These words are bound to the payment: the owners approve their fingerprint with it, and the blockchain keeps it.',
  'memo.loose':
    'This is a note beside the payment. It is not part of what the owners approve, and not on the blockchain.',
  'memo.other': 'The payment carries the fingerprint of other words. Ask who wrote it.',
  'memo.unread': 'The payment carries the fingerprint of a memo. Who knows its words can check it.',
  'memo.several': {
    one: '{count} of these payments carries the fingerprint of its memo.',
    other: '{count} of these payments carry the fingerprint of their memos.',
  },
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(memoCopy)
