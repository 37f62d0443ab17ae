import type { ReactNode } from 'react'
import type { Address } from 'viem'

import { Button, ButtonLink } from '../../../components/Button.tsx'
import { NameAddress } from '../../../components/NameAddress.tsx'
import { EachPerson, type EachPersonProps } from './EachPerson.tsx'
import { text } from './receiptCopy.ts'
import { SaveReceipt, type SaveReceiptProps } from './SaveReceipt.tsx'
import type { NextInLine } from './useNextInLine.ts'

import '../../../components/Details.css'
import './Executed.css'

export type ReceiptSideProps = SaveReceiptProps &
  EachPersonProps & {
    /** What is next in line; undefined where nothing waits. */
    next?: NextInLine | undefined
    /** What pays it once more. */
    again?: ReactNode
    /** What keeps it as a template. */
    keep?: ReactNode
    /** Who was paid and has no name. */
    nameless: Address | undefined
    onPrint: () => void
  }

/** What can be done after an execution: what is next or the print, paying again, and the rest folded away. */
export function ReceiptSide(props: ReceiptSideProps) {
  const { next, count, line, onLine, again, keep, nameless, onPrint, onSave } = props
  const print = (
    <Button look={next === undefined ? 'primary' : 'plain'} onPress={onPrint}>
      {text('receipt.print')}
    </Button>
  )
  return (
    <div className="gp-stack-near">
      {next === undefined ? (
        print
      ) : (
        <ButtonLink to={next.to} look="primary">
          {next.label}
        </ButtonLink>
      )}
      {again}
      <details className="gp-details">
        <summary>{text('receipt.more')}</summary>
        <div className="gp-stack-near">
          {next !== undefined && print}
          {count > 0 && <EachPerson {...{ count, line, onLine }} />}
          <SaveReceipt key={line} {...{ line, onSave }} />
          {keep}
        </div>
      </details>
      {nameless !== undefined && <NameAddress address={nameless} isPayee />}
    </div>
  )
}
