import type { Hash } from 'viem'
import { splitNote, titleIn } from '@ghost-pay/payments/memo'
import { noEdits, type PayrollDraft, usedAgain } from '@ghost-pay/payments/payroll-draft'
import type { SignableView } from '@ghost-pay/safe-account/view'

import { AskToReplace } from '../../../../components/AskToReplace.tsx'
import { Button } from '../../../../components/Button.tsx'
import type { SharedAccount } from '../../../../data/SharedAccount.ts'
import { useAddressBook } from '../../../../data/useAddressBook.ts'
import { batchLines } from './batchLines.ts'
import { text } from './payrollEndCopy.ts'
import { useOpenPayroll, usePayrollDraft } from './usePayrollDraft.ts'

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
    <AskToReplace
      replaces={kept.text.trim() !== '' && !isKept}
      onUse={use}
      words={{
        question: text('payrollEnd.replaces'),
        take: text('payrollEnd.replace'),
        keep: text('payrollEnd.keep'),
      }}
    >
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
