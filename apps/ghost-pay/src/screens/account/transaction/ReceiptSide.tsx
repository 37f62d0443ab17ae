import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'

import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { NameAddress } from '../../../components/NameAddress.tsx'
import { text } from './transactionPageCopy.ts'
import type { NextInLine } from './useNextInLine.ts'

import './Executed.css'

export type ReceiptSideProps = SaveReceiptProps &
  EachPersonProps & {
    next?: NextInLine | undefined
    again?: ReactNode
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

type EachPersonProps = {
  count: number
  /** Whose receipt is shown, from 0; undefined for the whole one. */
  line: number | undefined
  onLine: (line: number | undefined) => void
}

/** Chooses whose receipt is shown, and so printed: one for each payee, or the whole one. */
function EachPerson({ count, line, onLine }: EachPersonProps) {
  if (line === undefined) {
    return <Button onPress={() => onLine(0)}>{text('receipt.each')}</Button>
  }
  const go = (to: number) => () => onLine((to + count) % count)
  return (
    <>
      <p role="status" className="gp-soft">
        {text('receipt.each.place', { place: String(line + 1), count })}
      </p>
      <Button onPress={go(line + 1)}>{text('receipt.each.next')}</Button>
      <Button onPress={go(line - 1)}>{text('receipt.each.before')}</Button>
      <Button onPress={() => onLine(undefined)}>{text('receipt.each.whole')}</Button>
    </>
  )
}

type SaveReceiptProps = {
  /** Asks the chain, and saves what it says as a file; rejects when it does not say so. */
  onSave: (line: number | undefined) => Promise<void>
  line: number | undefined
}

/** Saves the receipt as a file that anybody can hold against the chain. */
function SaveReceipt({ onSave, line }: SaveReceiptProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  async function save() {
    setState('saving')
    try {
      await onSave(line)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button busy={state === 'saving'} onPress={() => void save()}>
        {text(line === undefined ? 'receipt.save' : 'receipt.saveOne')}
      </Button>
      <ButtonLink to="/accounts/receipt">{text('receipt.check')}</ButtonLink>
      {state === 'failed' && <Mark tone="warning">{text('receipt.notSaved')}</Mark>}
    </>
  )
}
