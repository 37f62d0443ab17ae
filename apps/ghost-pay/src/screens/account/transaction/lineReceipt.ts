import { wordsOfLine } from '@ghost-pay/payments/memo'
import type { ReceiptParameters } from '@ghost-pay/payments/receipt'
import type { SignableView } from '@ghost-pay/safe-account/view'

/**
 * What the receipt of one payee of a batch is made of: that payment and what the note says of it, and nothing of the others.
 *
 * @param options.line from 0
 */
export function lineReceipt(
  { parts }: Pick<SignableView, 'parts'>,
  { note, line }: { note: string | undefined; line: number },
): Required<Pick<ReceiptParameters, 'only' | 'memo'>> {
  const payments = parts.slice(0, line + 1).map(({ payment }) => payment)
  const one = payments[line]
  if (one?.amount.value === undefined) throw new Error(`Line ${line} is no payment.`)
  const { to, amount } = one
  const before = payments.slice(0, line)
  const nth = before.filter(
    (other) =>
      other?.to === to &&
      other.amount.token === amount.token &&
      other.amount.value === amount.value,
  ).length
  const memo = wordsOfLine(note ?? '', { count: parts.length, line })
  return {
    only: { token: amount.token ?? null, to, amount: one.amount.value, nth },
    memo: memo === '' ? undefined : memo,
  }
}
