import { textOf } from '../text/textOf.ts'

/** What the note of a batch says of its lines; nobody signs it. */
export const lineNoteCopy = {
  'lineNote.name': 'In the note: {name}',
  'lineNote.memo': 'In the note: for {memo}',
  'lineNote.bound': 'For {memo}: these words are bound to the payment.',
  'lineNote.other':
    'The note says “{memo}”, but the payment carries the fingerprint of other words. Ask who wrote it.',
  'lineNote.taken':
    'The note says {name}. You know another address by this name, or by one that looks the same. Ask who wrote the note.',
  'lineNote.all':
    'Names and memos are the word of the owner who prepared this, or of who sent you the link. They are not part of the signature.',
  'lineNote.foreign':
    'The names and memos in this link are about other payments, or were cut off. They are not shown.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(lineNoteCopy)
