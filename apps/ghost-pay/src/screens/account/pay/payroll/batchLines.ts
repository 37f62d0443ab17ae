import { type Address, formatUnits } from 'viem'
import { splitNote } from '@ghost-pay/payments/memo'
import { isCollectibleAmount, type SignableView } from '@ghost-pay/safe-account/view'

import { hasFalseWord } from '../../../../data/hasFalseWord.ts'
import { unmistakable } from '../../../../format/unmistakable.ts'
import { cell } from './groupLines.ts'

export type BatchLinesOptions = {
  /** The note of the owners. */
  note: string
  /** Of the chain. */
  currency: { symbol: string }
  addressBook: ReadonlyMap<Address, string>
}

/**
 * The lines of a payroll that pays what a batch paid, by the bytes of the batch. Names are the reader's own, else those of the note
 * that can be so.
 *
 * @returns undefined where a part of the batch is no payment, or its amount is not known
 */
export function batchLines(
  { parts }: Pick<SignableView, 'parts'>,
  { note, currency, addressBook }: BatchLinesOptions,
): string | undefined {
  const { lines } = splitNote(note, parts.length)
  const rows = parts.map(({ payment, reference }, index) => {
    if (payment?.amount.value === undefined || isCollectibleAmount(payment.amount)) return undefined
    const { to, amount } = payment
    const said = lines[index]
    const isFalse = hasFalseWord(said, { to, reference, addressBook })
    const name = addressBook.get(to) ?? (isFalse ? '' : (said?.name ?? ''))
    return [
      cell(name),
      to,
      unmistakable(formatUnits(payment.amount.value, amount.decimals)),
      amount.token ?? currency.symbol,
      cell(said?.memo ?? ''),
    ].join('\t')
  })
  if (rows.length === 0 || rows.includes(undefined)) return undefined
  return ['name\taddress\tamount\ttoken\tmemo', ...rows].join('\n')
}
