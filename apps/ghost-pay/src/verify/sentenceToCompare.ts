import type { TransactionDescription } from '@ghost-pay/safe-protocol'

import type { TokenHints } from '../transactions/tokenHints.ts'
import { counted, figureOf, sumUp } from './sumUp.ts'

/** What the sentence says besides: whose transaction it is, and its number in line. */
export type ComparedTransaction = { safe: string; nonce: bigint | string }

/**
 * The one sentence that both devices show, word for word. Of a batch it has the counts and every sum: a line that is left out or added
 * changes it.
 *
 * @param description with the same hints
 */
export function sentenceToCompare(
  description: TransactionDescription,
  hints: TokenHints,
  { safe, nonce }: ComparedTransaction,
): string {
  const { payments, sums, payees, others } = sumUp(description, hints)
  if (description.action.kind !== 'batch' || payments.length + others.length === 0) {
    return description.sentence
  }
  const amounts = sums.map((sum) => {
    const { whole, fraction, unit } = figureOf(sum, payments, hints)
    return `${whole}${fraction} ${unit}`
  })
  const paid = `${counted(payments.length, 'payment')} to ${counted(payees.size, 'payee')}: ${inOne(amounts)}`
  const all = [...(payments.length > 0 ? [paid] : []), ...others]
  return `${all.join(', and ')}, from ${hints.account ?? safe}, no. ${nonce}.`
}

const inOne = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ')
