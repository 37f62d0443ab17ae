import { useState } from 'react'

import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Mark } from '../../../components/Mark.tsx'
import { text } from './receiptCopy.ts'

export type SaveReceiptProps = {
  /** Asks the chain, and saves what it says as a file; rejects when it does not say so. */
  onSave: (line: number | undefined) => Promise<void>
  /** Whose line of a batch it is, from 0; undefined for all of them. */
  line: number | undefined
}

/** Saves the receipt as a file that anybody can hold against the chain. */
export function SaveReceipt({ onSave, line }: SaveReceiptProps) {
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
