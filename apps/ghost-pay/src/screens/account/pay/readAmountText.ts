import { readTypedAmount } from '@ghost-pay/payments/payroll'

import { type DecimalMark, decimalMark } from '../../../format/region.ts'
import { unmistakable } from '../../../format/unmistakable.ts'
import type { Said } from '../../../text/Said.ts'
import type { amountCopy } from './amountCopy.ts'

/** What is the matter with an amount that was typed. */
export type AmountSaid = Said<typeof amountCopy>

/**
 * Reads an amount as people write it: `1.5`, `1,5`, `1 000`, `1,234.56`, `1.234,56`. `1.500` and `1,500` can be read in two ways in
 * every language, and are asked back (behaviour/payments#two-ways).
 *
 * @param mark the sign that the page writes before a fraction
 * @returns the same with a point and without groups, or what is the matter
 */
export function readAmountText(
  text: string,
  mark: DecimalMark = decimalMark,
): { digits: string } | { problem: AmountSaid } {
  const typed = text.trim()
  if (typed === '') return { problem: ['amount.empty'] }
  const read = readTypedAmount(typed)
  if (read.status === 'read') return { digits: read.digits }
  if (read.status === 'unreadable') {
    return { problem: ['amount.unreadable', { example: `0${mark}5` }] }
  }
  const [without, with_] = [read.whole, unmistakable(read.fraction).replace('.', mark)]
  return { problem: ['amount.twoWays', { typed, without, with: with_ }] }
}
