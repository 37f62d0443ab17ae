import { textOf } from '../text/textOf.ts'

/** A list that is longer than what is shown of it. */
export const unreadCopy = {
  'unread.title': {
    one: '{count} entry that cannot be read',
    other: '{count} entries that cannot be read',
  },
  'unread.text':
    'This version of the app does not understand this entry, and approves nothing of it. Reload to get the newest version, or look at this account in another app.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(unreadCopy)
