import { textOf } from '../text/textOf.ts'

/** The few words of small parts that any screen may draw. */
export const componentCopy = {
  'addressBlock.copy': 'Copy the address of {name}',
  'addressBlock.copyUnnamed': 'Copy the address of this account',
  'addressBlock.explorer': 'Explorer',
  'addressBlock.copyHash': 'Copy the hash of the blockchain’s transaction',
  'copied.done': 'Copied!',
  'copied.refused': 'Your browser did not let this page copy. Select the text instead.',
  'figure.unknown': '{symbol} amount unknown',
  'figure.unknownWorth': 'What it is worth is not known',
  'fileHash.none': 'Only a built app has it.',
  'skeleton.balance': 'Reading the balance',
  'some.more': 'Show {count} more of {all}',
  'suggestion.people': 'People',
  'unread.title': {
    one: '{count} entry that cannot be read',
    other: '{count} entries that cannot be read',
  },
  'unread.text':
    'This version of the app does not understand this entry, and approves nothing of it. Reload to get the newest version, or look at this account in another app.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(componentCopy)
