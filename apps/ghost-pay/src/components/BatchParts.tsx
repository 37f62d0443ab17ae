import type { MovedAmount } from '../data/transactionView.ts'
import { useAddressBook } from '../data/useAddressBook.ts'
import type { PartView } from '../data/viewSignable.ts'
import { textOf } from '../text/textOf.ts'
import { AddressBlock } from './AddressBlock.tsx'
import { Amount } from './Amount.tsx'
import { batchPartsCopy } from './batchPartsCopy.ts'

import './BatchParts.css'

const text = textOf(batchPartsCopy)

export type BatchPartsProps = {
  parts: readonly PartView[]
  /** What all of them pay together. */
  totals: readonly MovedAmount[]
}

/** A batch, line by line: what each part pays and to which address, or what it does; and the total. */
export function BatchParts({ parts, totals }: BatchPartsProps) {
  return (
    <section className="gp-stack-tight">
      <h2>{text('parts.count', { count: parts.length })}</h2>
      {totals.length > 0 && (
        <p className="gp-totals">
          {text('parts.total')}{' '}
          {totals.map((amount) => (
            <Amount key={`${amount.token ?? ''} ${amount.symbol}`} {...amount} exact />
          ))}
        </p>
      )}
      <Parts parts={parts} />
    </section>
  )
}

function Parts({ parts }: Pick<BatchPartsProps, 'parts'>) {
  return (
    <ol className="gp-parts">
      {parts.map((part, index) => (
        <li key={index}>
          <Part part={part} />
        </li>
      ))}
    </ol>
  )
}

function Part({ part: { payment, sentence, parts } }: { part: PartView }) {
  const { nameOf } = useAddressBook()
  if (payment !== undefined) {
    return (
      <div className="gp-part">
        <Amount {...payment.amount} exact />
        <AddressBlock address={payment.to} name={nameOf(payment.to)} />
        <span className="gp-visually-hidden">{sentence}</span>
      </div>
    )
  }
  return (
    <>
      <p>{sentence}</p>
      {parts.length > 0 && <Parts parts={parts} />}
    </>
  )
}
