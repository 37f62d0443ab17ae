import { textOf } from '../text/textOf.ts'

/** What stands at an address that leads nowhere. */
export const notFoundCopy = {
  'notFound.page': 'Nothing here',
  'notFound.title': 'There is nothing at this address',
  'notFound.text':
    'The link may be cut, or it names an account on a network this app does not know.',
  'notFound.accounts': 'Your accounts',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(notFoundCopy)
