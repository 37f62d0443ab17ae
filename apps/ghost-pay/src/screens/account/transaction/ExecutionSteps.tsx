import type { Address } from 'viem'

import { CheckIcon } from '../../../components/icons.tsx'
import type { Mined } from '../../../data/readMined.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { fullTime } from '../../../format/fullTime.ts'
import { shortAddress } from '../../../format/shortAddress.ts'
import { useText } from '../../../text/useText.ts'
import { receiptCopy } from './receiptCopy.ts'

export type ExecutionStepsProps = {
  /** Whose signatures were recovered. */
  signers: readonly Address[]
  /** From the chain's receipt; undefined while it is read. */
  mined: Mined | undefined
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** The five steps of an execution; solid for what is known, dashed for what is still asked. */
export function ExecutionSteps({ signers, mined }: ExecutionStepsProps) {
  const text = useText(receiptCopy)
  const { nameOf } = useAddressBook()
  const label = (address: Address) => nameOf(address) ?? shortAddress(address)
  const waiting = text('receipt.waiting')
  const steps = [
    {
      name: text('receipt.signed'),
      more: text('receipt.signed.by', { names: list.format(signers.map(label)) }),
      isKnown: true,
    },
    {
      name: text('receipt.broadcast'),
      more: mined ? text('receipt.broadcast.by', { name: label(mined.from) }) : waiting,
      isKnown: mined !== undefined,
    },
    {
      name: text('receipt.seen'),
      more: mined ? text('receipt.seen.by') : waiting,
      isKnown: mined !== undefined,
    },
    {
      name: text('receipt.mined'),
      more: mined
        ? text('receipt.mined.at', { time: fullTime(mined.time), count: mined.depth })
        : waiting,
      isKnown: mined !== undefined,
    },
    { name: text('receipt.indexed'), more: text('receipt.indexed.by'), isKnown: true },
  ]
  return (
    <ol className="gp-truth" aria-label={text('receipt.steps')}>
      {steps.map(({ name, more, isKnown }) => (
        <li key={name} data-known={isKnown}>
          <span className="gp-truth-mark">{isKnown && <CheckIcon />}</span>
          <b>{name}</b>
          <span className="gp-soft gp-small">{more}</span>
        </li>
      ))}
    </ol>
  )
}
