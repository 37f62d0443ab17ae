import { textOf } from '../../../text/textOf.ts'

/** What a rejection cancels, before and after. */
export const cancelCopy = {
  'cancels.payment': 'Cancels “{amount} {symbol} to {name}”',
  'cancels.people': {
    one: 'Cancels “{amount} {symbol} to {count} person”',
    other: 'Cancels “{amount} {symbol} to {count} people”',
  },
  'cancels.batch': {
    one: 'Cancels a batch of {count} step, no. {nonce} in line',
    other: 'Cancels a batch of {count} steps, no. {nonce} in line',
  },
  'cancels.change': 'Cancels a change, no. {nonce} in line',
  'cancels.whatever': 'Cancels whatever waits as no. {nonce} in line',
  'cancels.who.payment': '{account} cancels a payment',
  'cancels.who.change': '{account} cancels a change',
  'cancels.who.whatever': '{account} cancels what waits',
  'cancels.victim.payment': 'The payment it cancels',
  'cancels.victim.change': 'The change it cancels',
  'cancels.to': 'To',
  'cancels.prepared': 'Prepared by',
  'cancels.approved': 'Approved by',
  'cancels.approvedOf': '{count} of {threshold}',
  'cancels.nobody': 'Nobody yet',
  'cancels.lines': { one: 'Show {count} line', other: 'Show all {count} lines' },
  'cancels.paid': { one: '{count} person', other: '{count} people' },
  'cancels.see.payment': 'See that payment',
  'cancels.see.change': 'See that change',
  'cancels.review.payment': 'Review payment',
  'cancels.review.change': 'Review change',
  'cancels.nothing': 'No money moves.',
  'cancelled.payment': 'Cancelled {amount} {symbol} to {name}',
  'cancelled.people': {
    one: 'Cancelled {amount} {symbol} to {count} person',
    other: 'Cancelled {amount} {symbol} to {count} people',
  },
  'cancelled.batch': {
    one: 'Cancelled a batch of {count} step, no. {nonce} in line',
    other: 'Cancelled a batch of {count} steps, no. {nonce} in line',
  },
  'cancelled.change': 'Cancelled a change, no. {nonce} in line',
  'cancelled.whatever': 'Cancelled what waited as no. {nonce} in line',
  'cancelled.still': '{what}. No money moved.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(cancelCopy)
