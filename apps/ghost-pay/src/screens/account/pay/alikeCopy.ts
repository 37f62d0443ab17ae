import { textOf } from '../../../text/textOf.ts'

/** The sentences about a payment that left lately, or waits already. */
export const alikeCopy = {
  'alike.paid': '{account} paid this on {day}.',
  'alike.waits': 'The same waits already, no. {place} in line.',
  'alike.waitsUnplaced': 'The same waits already.',
  'alike.muchPaid': {
    one: '{count} line is the same as in a payment of {day}.',
    other: '{count} lines are the same as in a payment of {day}.',
  },
  'alike.muchWaits': {
    one: '{count} line is the same as in a payment that waits: no. {place} in line.',
    other: '{count} lines are the same as in a payment that waits: no. {place} in line.',
  },
  'alike.muchWaitsUnplaced': {
    one: '{count} line is the same as in a payment that waits.',
    other: '{count} lines are the same as in a payment that waits.',
  },
  'alike.inside': {
    one: '{count} line was paid by itself in the last 35 days.',
    other: '{count} lines were paid by themselves in the last 35 days.',
  },
  'alike.why': 'Pay it again only if that is meant.',
  'alike.unread': {
    one: '{count} batch of the last weeks was not compared: it could not be read.',
    other: '{count} batches of the last weeks were not compared: they could not be read.',
  },
  'alike.rest':
    'Not everything of the last 35 days was compared. Look at the activity before you pay.',
  'alike.see': 'See it',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(alikeCopy)
