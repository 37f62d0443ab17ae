import { textOf } from '../text/textOf.ts'

/** What a gateway says of a transaction, and is not so. */
export const contradictionCopy = {
  'contradiction.foreign': 'This is a transaction of another account.',
  'contradiction.unshown': 'Safe’s service does not say what would be signed. Do not approve it.',
  'contradiction.hash': 'What Safe’s service shows does not match its code. Do not approve it.',
  'contradiction.code': 'It runs foreign code as the account. Do not approve it.',
  'contradiction.place': 'Safe’s service gives it another number in line than what is signed.',
  'contradiction.list': 'In its list Safe’s service says something else.',
  'contradiction.other': 'It does something else than Safe’s service says.',
  'contradiction.line': 'Safe’s service shows something else in line {place}. Do not approve it.',
  'contradiction.lines': {
    one: 'Safe’s service shows something else in line {place} and in {count} more. Do not approve it.',
    other:
      'Safe’s service shows something else in line {place} and in {count} more. Do not approve it.',
  },
  'contradiction.required':
    'Safe’s service asks for {asked} of the {needed} signatures that the account asks for.',
  'contradiction.none': {
    one: 'Safe’s service counts {count} signature. None holds.',
    other: 'Safe’s service counts {count} signatures. None holds.',
  },
  'contradiction.one': {
    one: 'Safe’s service counts {count} signature. Only 1 holds.',
    other: 'Safe’s service counts {count} signatures. Only 1 holds.',
  },
  'contradiction.some': {
    one: 'Safe’s service counts {count} signature. Only {held} hold.',
    other: 'Safe’s service counts {count} signatures. Only {held} hold.',
  },
  'contradiction.absent': 'The blockchain has no such transaction.',
  'contradiction.undone': 'The blockchain turned it back: nothing has happened.',
  'contradiction.unrelated': 'The transaction that Safe’s service names did not do this.',
  'contradiction.failed': 'On the blockchain it did not go through: nothing moved.',
  'contradiction.succeeded': 'On the blockchain it went through.',
  'contradiction.moved': 'It moved something else than Safe’s service says.',
  'contradiction.noModule': 'No module of the account has done this.',
  'contradiction.moduleFailed': 'On the blockchain it did not go through.',
  'contradiction.noTransfer': 'The token has moved nothing of the kind.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(contradictionCopy)
