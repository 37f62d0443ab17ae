import { type ReactNode, useSyncExternalStore } from 'react'
import type { LineNote } from '@ghost-pay/payments/memo'
import type { MovedAmount, PartView } from '@ghost-pay/safe-account/view'

import { placesOf } from '../format/fillFraction.ts'
import { splitAmount } from '../format/splitAmount.ts'
import { useAddressBook } from '../people/useAddressBook.ts'
import { payeeLine } from '../transactions/payeeLine.ts'
import { GroupedAddress } from './AddressBlock.tsx'
import { Amount } from './Amount.tsx'
import { FoldedPayees } from './FoldedPayees.tsx'
import { text } from './payeeLinesCopy.ts'
import { FurtherWords, PayeeWords } from './PayeeWords.tsx'

import './PayeeLines.css'

type PayeeLinesProps = {
  parts: readonly PartView[]
  /** What a note says of each part; empty where it says nothing of them. */
  notes: readonly LineNote[]
  /** What the batch is called; its payees by default. */
  title?: string | undefined
  /** Whose words those of the note are. */
  said?: ReactNode
  /** What an amount is worth in money, as text. */
  worthOf?: ((amount: MovedAmount) => string | undefined) | undefined
}

/** The payees of a batch: name, memo and whole address, the amount in its column and in money. On paper all of them. */
export function PayeeLines({ parts, notes, title, said, worthOf }: PayeeLinesProps) {
  const isPrinting = usePrinting()
  const lines = parts.flatMap((part, index) => linesOf(part, notes[index]))
  const places = placesIn(lines)
  return (
    <section className="gp-payees">
      <div className="gp-payees-head gp-apart gp-soft gp-tiny">
        <h3>{title ?? text('payees.all')}</h3>
        <span>{text('payees.amount')}</span>
      </div>
      {said !== undefined && <p className="gp-payees-said gp-soft gp-small">{said}</p>}
      <FoldedPayees
        lines={lines}
        payeeOf={({ part: { payment, reference }, note }) =>
          payment && { to: payment.to, reference, note }
        }
        isWhole={isPrinting}
      >
        {(line) => <Line {...line} places={places} worthOf={worthOf} />}
      </FoldedPayees>
    </section>
  )
}

type LineOf = { part: PartView; note: LineNote | undefined }

/** A part, and those within it, one after another. */
const linesOf = (part: PartView, note?: LineNote): LineOf[] => [
  { part, note },
  ...(part.payment === undefined ? part.parts.flatMap((inner) => linesOf(inner)) : []),
]

type Places = ReadonlyMap<string, number>

const keyOf = ({ token, symbol }: MovedAmount): string => `${token ?? ''} ${symbol}`

/** How many digits behind the point the lines of each token have. */
function placesIn(lines: readonly LineOf[]): Places {
  const fractions = new Map<string, string[]>()
  for (const { part } of lines) {
    const amount = part.payment?.amount
    if (amount?.value === undefined) continue
    const { wholeFraction } = splitAmount(amount.value, amount.decimals)
    fractions.set(keyOf(amount), [...(fractions.get(keyOf(amount)) ?? []), wholeFraction])
  }
  return new Map([...fractions].map(([key, all]) => [key, placesOf(all)]))
}

type LineProps = LineOf & { places: Places } & Pick<PayeeLinesProps, 'worthOf'>

function Line({ part: { payment, sentence, reference }, note, places, worthOf }: LineProps) {
  const { addressBook } = useAddressBook()
  if (payment === undefined) return <p className="gp-payee-action">{sentence}</p>
  const { to, amount } = payment
  const line = payeeLine(note, { to, reference, addressBook })
  const worth = worthOf?.(amount)
  return (
    <div className="gp-payee">
      <PayeeWords {...line} />
      <GroupedAddress address={to} />
      <FurtherWords further={line.further} />
      <div className="gp-payee-figure gp-figures">
        <Amount {...amount} exact places={places.get(keyOf(amount))} />
        {worth !== undefined && <span className="gp-figure">{worth}</span>}
      </div>
    </div>
  )
}

/** Whether the page is on its way to paper: there nothing is folded. */
const usePrinting = (): boolean => useSyncExternalStore(subscribe, read)

let isAsked = false

const media = () => window.matchMedia('print')

const read = () => isAsked || media().matches

function subscribe(onChange: () => void): () => void {
  const change = (isNow: boolean) => () => {
    isAsked = isNow
    onChange()
  }
  const [before, after] = [change(true), change(false)]
  const print = media()
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  print.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
    print.removeEventListener('change', onChange)
  }
}
