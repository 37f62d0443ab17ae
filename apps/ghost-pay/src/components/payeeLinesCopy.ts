import { textOf } from '../text/textOf.ts'

/** The payees of a batch, line by line. */
export const payeeLinesCopy = {
  'payees.all': 'Payees',
  'payees.amount': 'Amount',
  'payees.note': 'note',
  'payees.more': 'Show {count} more',
  'payees.less': 'Show fewer',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(payeeLinesCopy)
