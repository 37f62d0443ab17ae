import { textOf } from '../../../text/textOf.ts'

/** The sentences of the search. */
export const finderCopy = {
  'finder.title': 'Find',
  'finder.field': 'Person, payment, account or page',
  'finder.results': 'Found',
  'finder.nothing':
    'Nothing here has that name. A person is found once they have a name in this browser.',
  'finder.account': 'Account',
  'finder.person': 'Pay this person',
  'finder.payment': 'Payment',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(finderCopy)
