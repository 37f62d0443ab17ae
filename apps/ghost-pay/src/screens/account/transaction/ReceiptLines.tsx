import { splitNote, titleIn } from '@ghost-pay/payments/memo'
import { proposerIn } from '@ghost-pay/safe-account/history'
import type { PricedAmount, Worth } from '@ghost-pay/safe-account/money'

import { PayeeLines } from '../../../components/PayeeLines.tsx'
import { money } from '../../../data/currency.ts'
import { text as sayMemo } from '../../../data/memoCopy.ts'
import { memoWord } from '../../../data/memoWord.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import type { OwnView } from './ownView.ts'
import { text } from './receiptCopy.ts'
import type { ReceiptDetails } from './ReceiptFacts.tsx'

export type ReceiptLinesProps = {
  details: ReceiptDetails
  view: OwnView['view']
  /** The only line that is shown, from 0; undefined for all of them. */
  line?: number | undefined
  /** What an amount is worth; undefined where nobody gives a price. */
  worthOf?: ((amount: PricedAmount) => Worth | undefined) | undefined
}

/** The payees on a receipt under the title of the batch, with whose words title and names are, once. */
export function ReceiptLines({ details, view, line, worthOf }: ReceiptLinesProps) {
  const { label } = useAddressBook()
  const { head: whole, lines } = splitNote(details.note ?? '', view.parts.length)
  // The receipt of one payee has no words about the others.
  const head = line === undefined ? whole : titleIn(whole)
  const proposer = proposerIn(details)
  const isNoted = head !== '' || lines.length > 0
  const name = proposer && label(proposer)
  const memos = memoWord(view, undefined)
  const shown = <Of,>(all: readonly Of[]) => (line === undefined ? all : all.slice(line, line + 1))
  const said = [
    ...(isNoted
      ? [name === undefined ? text('receipt.note') : text('receipt.noteBy', { name })]
      : []),
    ...(memos === undefined ? [] : [sayMemo(...memos)]),
  ]
  return (
    <PayeeLines
      parts={shown(view.parts)}
      notes={shown(lines)}
      title={head === '' ? undefined : head}
      said={said.length === 0 ? undefined : said.join(' ')}
      worthOf={({ value, ...amount }) => {
        const worth = value === undefined ? undefined : worthOf?.({ value, ...amount })
        return worth && money(worth.value)
      }}
    />
  )
}
