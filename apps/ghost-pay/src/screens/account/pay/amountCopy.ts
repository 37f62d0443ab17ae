import { textOf } from '../../../text/textOf.ts'

/** What is the matter with an amount that was typed. */
export const amountCopy = {
  'amount.empty': 'Enter an amount.',
  'amount.unreadable': 'Write the amount in digits, for example 1500 or {example}.',
  'amount.twoWays': '{typed} can be read in two ways. Write {without} or {with}.',
  'amount.thousands': '{amount} – {thousands} thousand',
  'amount.thousandsAnd': '{amount} – {thousands} thousand {rest}',
  'amount.exactly': '{amount}',
  'amount.between': '{amount} – between {low} and {high}',
  'amount.tooFine': {
    one: '{symbol} has {count} decimal.',
    other: '{symbol} has {count} decimals.',
  },
  'amount.nothing': 'Enter more than 0.',
  'amount.tooMuch': 'The account holds {amount} {symbol}.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(amountCopy)
