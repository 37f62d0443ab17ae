/** What a rejection cancels, before and after. */
export const cancelCopy = {
  'cancels.payment': 'Cancels “{amount} {symbol} to {name}”',
  'cancels.people': {
    one: 'Cancels “{amount} {symbol} to {count} person”',
    other: 'Cancels “{amount} {symbol} to {count} people”',
  },
  'cancels.batch': {
    one: 'Cancels a batch of {count} line, no. {nonce} in line',
    other: 'Cancels a batch of {count} lines, no. {nonce} in line',
  },
  'cancels.change': 'Cancels a change, no. {nonce} in line',
  'cancels.whatever': 'Cancels whatever waits as no. {nonce} in line',
  'cancels.still': '{what}. No money moves.',
  'cancels.nothing': 'No money moves.',
  'cancelled.payment': 'Cancelled {amount} {symbol} to {name}',
  'cancelled.people': {
    one: 'Cancelled {amount} {symbol} to {count} person',
    other: 'Cancelled {amount} {symbol} to {count} people',
  },
  'cancelled.batch': {
    one: 'Cancelled a batch of {count} line, no. {nonce} in line',
    other: 'Cancelled a batch of {count} lines, no. {nonce} in line',
  },
  'cancelled.change': 'Cancelled a change, no. {nonce} in line',
  'cancelled.whatever': 'Cancelled what waited as no. {nonce} in line',
  'cancelled.still': '{what}. No money moved.',
} as const
