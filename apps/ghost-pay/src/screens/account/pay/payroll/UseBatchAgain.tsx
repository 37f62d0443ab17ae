import { type Address, formatUnits, type Hash } from 'viem'
import { splitNote, titleIn } from '@ghost-pay/payments/memo'
import { noEdits, type PayrollDraft, usedAgain } from '@ghost-pay/payments/payroll-draft'
import { isCollectibleAmount, type SignableView } from '@ghost-pay/safe-account/view'

import type { SharedAccount } from '../../../../account/SharedAccount.ts'
import { AskToReplace } from '../../../../components/AskToReplace.tsx'
import { Button } from '../../../../components/Button.tsx'
import { unmistakable } from '../../../../format/unmistakable.ts'
import { useAddressBook } from '../../../../people/useAddressBook.ts'
import { hasFalseWord } from '../../../../transactions/hasFalseWord.ts'
import { text } from './payrollCopy.ts'
import { cell, useOpenPayroll, usePayrollDraft } from './usePayrollDraft.ts'

export type UseBatchAgainProps = {
  account: SharedAccount
  safeTxHash: Hash
  /** What the batch pays, by its own bytes. */
  view: Pick<SignableView, 'parts'>
  /** The note of the owners, with what it says of the lines. */
  note: string
  /** Nothing of it was paid: the new payroll keeps its title. */
  isFailed?: boolean | undefined
}

/** Makes a new payroll of the lines of a batch, of which nothing is signed; nothing for a batch that is no payroll (behaviour/payroll#end). */
export function UseBatchAgain(props: UseBatchAgainProps) {
  const { account, safeTxHash, view, note, isFailed = false } = props
  const { addressBook } = useAddressBook()
  const [kept] = usePayrollDraft(account)
  const open = useOpenPayroll(account)
  const lines = batchLines(view, { note, currency: account.chain.nativeCurrency, addressBook })
  if (lines === undefined) return null
  const title = isFailed ? titleIn(splitNote(note, view.parts.length).head) : ''
  const isKept = isBatchOf(kept, safeTxHash)
  const fresh = isKept ? usedAgain(kept) : { text: lines, edits: noEdits }
  const use = () => open(fresh.text, title === '' ? fresh.edits : { ...fresh.edits, title })
  return (
    <AskToReplace replaces={kept.text.trim() !== '' && !isKept} onUse={use}>
      {(press) => (
        <Button look={isFailed ? 'primary' : 'plain'} onPress={press}>
          {text(isFailed ? 'payrollEnd.payAgain' : 'payrollEnd.again')}
        </Button>
      )}
    </AskToReplace>
  )
}

/** Whether a batch is all that was signed of the payroll in this browser. */
const isBatchOf = ({ edits: { signed } }: PayrollDraft, safeTxHash: Hash): boolean =>
  signed.length === 1 && signed[0]?.safeTxHash === safeTxHash

type BatchLinesOptions = {
  note: string
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
