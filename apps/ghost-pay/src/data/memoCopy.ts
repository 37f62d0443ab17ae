/** What is known of the words that a payment is said to be for. */
export const memoCopy = {
  'memo.bound':
    'These words are bound to the payment: the owners sign their fingerprint with it, and the blockchain keeps that.',
  'memo.loose':
    'This is a note beside the payment. Nobody signs it, and it is not on the blockchain.',
  'memo.other': 'The bytes carry a fingerprint that is not of these words. Ask who wrote it.',
  'memo.unread': 'The bytes carry the fingerprint of a memo. Who knows its words can check it.',
  'memo.several': {
    one: '{count} of these payments carries the fingerprint of its memo.',
    other: '{count} of these payments carry the fingerprint of their memos.',
  },
} as const
