import type { Address } from 'viem'
import type { Mined } from '@ghost-pay/safe-account'
import type { Approval } from '@ghost-pay/safe-account/history'
import type { ExecutionTimes } from '@ghost-pay/safe-account/store'

import { CheckIcon, CrossIcon } from '../../../components/icons.tsx'
import { dayAndTime } from '../../../format/dayAndTime.ts'
import { exactTime } from '../../../format/exactTime.ts'
import { listOf } from '../../../format/listOf.ts'
import { isGatewayHere } from '../../../gateway/place.ts'
import { useAddressBook } from '../../../people/useAddressBook.ts'
import type { Said } from '../../../text/Said.ts'
import { text, type transactionPageCopy } from './transactionPageCopy.ts'

import './Executed.css'

export type ExecutionStepsProps = Omit<
  ExecutionStepsParameters,
  'signers' | 'signedAt' | 'sender' | 'mined' | 'isHere'
> & {
  signers: readonly Address[]
  /** When each of them approved it, where that is told. */
  approvals?: readonly Approval[] | undefined
  signedAt?: number | undefined
  /** Whose wallet has sent it, where this browser knows; the chain names the sender later. */
  sender?: Address | undefined
  /** From the chain's receipt; undefined while it is read, and while there is none. */
  mined: Mined | undefined
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
          <span className="gp-ring gp-ring-ghost gp-truth-mark">
            {isKnown && (isBad ? <CrossIcon /> : <CheckIcon />)}
          </span>
          <b>{text(...name)}</b>
          <span className="gp-soft gp-small">{text(...more)}</span>
        </li>
      ))}
    </ol>
  )
}

type Words = Said<typeof transactionPageCopy>

type ExecutionStep = { name: Words; more: Words; isKnown: boolean; isBad?: boolean }

export type ExecutionStepsParameters = {
  /** Whose signatures were recovered, in one piece. */
  signers: string
  /** When the gateway took the last signature, by its own word; undefined where it says nothing. */
  signedAt: number | undefined
  /** Who has sent it, by the wallet's answer or by the chain; undefined while nobody has said. */
  sender: string | undefined
  /** When this browser saw its steps; undefined where it did not look on. */
  times: Pick<ExecutionTimes, 'sent' | 'seen' | 'indexed'> | undefined
  /** From the chain's receipt; undefined while there is none. */
  mined: { time: number; depth: number } | undefined
  /** The gateway names the chain's transaction. */
  isIndexed: boolean
  /** What the gateway says is worked out in this browser. */
  isHere: boolean
  isFailed?: boolean | undefined
}

/**
 * The five steps of an execution, each with its evidence. A step is known only by its own evidence: it does not follow
 * from a later step.
 */
export function executionSteps(parameters: ExecutionStepsParameters): readonly ExecutionStep[] {
  const { signers, signedAt, sender, times, mined, isIndexed, isHere } = parameters
  const { isFailed = false } = parameters
  const clock = (time: number) => exactTime(time, mined?.time)
  const known = (name: Words, more: Words): ExecutionStep => ({ name, more, isKnown: true })
  const open = (name: Words, ...more: Words): ExecutionStep => ({ name, more, isKnown: false })
  const isUnderWay = sender !== undefined && !isIndexed
  const included: Words = [isFailed ? 'receipt.turnedBack' : 'receipt.mined']
  return [
    signers === ''
      ? open(['receipt.signed'], 'receipt.signed.unread')
      : known(
          ['receipt.signed'],
          // Nobody has approved after the block what is in it.
          signedAt === undefined || (mined !== undefined && signedAt > mined.time)
            ? ['receipt.signed.by', { names: signers }]
            : ['receipt.signed.at', { names: signers, time: exactTime(signedAt) }],
        ),
    sender === undefined
      ? open(['receipt.broadcast'], 'receipt.waiting')
      : known(
          ['receipt.broadcast'],
          times?.sent === undefined
            ? ['receipt.broadcast.by', { name: sender }]
            : ['receipt.broadcast.at', { name: sender, time: clock(times.sent) }],
        ),
    times?.seen !== undefined
      ? known(['receipt.seen'], ['receipt.seen.at', { time: clock(times.seen) }])
      : // Who has the receipt has seen the transaction, too.
        mined !== undefined
        ? known(['receipt.seen'], ['receipt.seen.by'])
        : open(['receipt.seen'], isUnderWay ? 'receipt.seen.not' : 'receipt.waiting'),
    mined === undefined
      ? open(included, isUnderWay ? 'receipt.mined.not' : 'receipt.waiting')
      : {
          ...known(included, ['receipt.mined.at', { time: clock(mined.time), count: mined.depth }]),
          isBad: isFailed,
        },
    !isIndexed
      ? open(['receipt.indexed'], isHere ? 'receipt.indexed.hereNot' : 'receipt.indexed.not')
      : known(
          ['receipt.indexed'],
          times?.indexed === undefined
            ? [isHere ? 'receipt.indexed.here' : 'receipt.indexed.by']
            : [
                isHere ? 'receipt.indexed.hereAt' : 'receipt.indexed.at',
                { time: clock(times.indexed) },
              ],
        ),
  ]
}
