import type { Address } from 'viem'
import type { Mined } from '@ghost-pay/safe-account'
import type { Approval } from '@ghost-pay/safe-account/history'
import type { ExecutionTimes } from '@ghost-pay/safe-account/store'

import { CheckIcon, CrossIcon } from '../../../components/icons.tsx'
import { isGatewayHere } from '../../../data/place.ts'
import { useAddressBook } from '../../../data/useAddressBook.ts'
import { dayAndTime } from '../../../format/dayAndTime.ts'
import { listOf } from '../../../format/listOf.ts'
import { executionSteps } from './executionSteps.ts'
import { text } from './receiptCopy.ts'

import './ExecutionSteps.css'

export type ExecutionStepsProps = {
  /** Whose signatures were recovered. */
  signers: readonly Address[]
  /** When each of them approved it, where that is told. */
  approvals?: readonly Approval[] | undefined
  /** When the gateway took the last signature, by its own word. */
  signedAt?: number | undefined
  /** Whose wallet has sent it, where this browser knows; the chain names the sender later. */
  sender?: Address | undefined
  /** When this browser saw its steps. */
  times: ExecutionTimes | undefined
  /** From the chain's receipt; undefined while it is read, and while there is none. */
  mined: Mined | undefined
  /** The gateway names the chain's transaction. */
  isIndexed: boolean
  /** The chain has turned it back. */
  isFailed?: boolean | undefined
}

/** The five steps of an execution; solid for what is known, dashed for what is not true yet, or still asked. */
export function ExecutionSteps(props: ExecutionStepsProps) {
  const { signers, approvals = [], signedAt, sender, times, mined, isIndexed } = props
  const { isFailed = false } = props
  const { label } = useAddressBook()
  const isTold = approvals.some(({ time }) => time !== undefined)
  const withTime = ({ signer, time }: Approval) =>
    time === undefined ? label(signer) : `${label(signer)} ${dayAndTime(time, mined?.time ?? time)}`
  const sentBy = mined?.from ?? sender
  const steps = executionSteps({
    signers: listOf(isTold ? approvals.map(withTime) : signers.map(label)),
    signedAt: isTold ? undefined : signedAt,
    sender: sentBy && label(sentBy),
    times,
    mined,
    isIndexed,
    isHere: isGatewayHere,
    isFailed,
  })
  return (
    <ol className="gp-truth" aria-label={text(isIndexed ? 'receipt.steps' : 'receipt.steps.now')}>
      {steps.map(({ name, more, isKnown, isBad }) => (
        <li key={name[0]} data-known={isKnown} data-bad={isBad}>
          <span className="gp-truth-mark">
            {isKnown && (isBad ? <CrossIcon /> : <CheckIcon />)}
          </span>
          <b>{text(...name)}</b>
          <span className="gp-soft gp-small">{text(...more)}</span>
        </li>
      ))}
    </ol>
  )
}
