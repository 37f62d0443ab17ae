import { textOf } from '../../../text/textOf.ts'

/** What a payment and its fee are worth in money. */
export const paidWorthCopy = {
  'paidWorth.then': '{worth} at the time',
  'paidWorth.today': '{worth} at today’s price',
  'paidWorth.fee': '{fee} {symbol}, paid by {name}',
  'paidWorth.fee.then': 'about {worth} at the time ({fee} {symbol}), paid by {name}',
  'paidWorth.fee.today': 'about {worth} at today’s price ({fee} {symbol}), paid by {name}',
  'paidWorth.less': 'less than {worth}',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(paidWorthCopy)
