import { textOf } from '../../text/textOf.ts'

/** What is found behind each row of “More”. */
export const moreCopy = {
  'more.requests': 'Ask to be paid, or show your code',
  'more.assets': 'Tokens, what they are worth, collectibles',
  'more.people': 'Names for addresses, known to this browser alone',
  'more.messages': 'What the account signs without paying',
  'more.settings': 'Owners, policy, limits, node, look',
  'more.accounts': 'All that you own or watch',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(moreCopy)
