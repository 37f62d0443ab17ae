import type { ExecutionTimes } from '@ghost-pay/safe-account/store'

import { exactTime } from '../../../format/exactTime.ts'
import type { Said } from '../../../text/Said.ts'
import type { receiptCopy } from './receiptCopy.ts'

type Words = Said<typeof receiptCopy>

/** One of the five steps of an execution. */
export type ExecutionStep = { name: Words; more: Words; isKnown: boolean; isBad?: boolean }

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
  /** The chain has turned it back. */
  isFailed?: boolean | undefined
}

/**
 * The five steps of an execution, each with its evidence. A step is known only by its own evidence: it does not follow
 * from a later step.
 */
export function executionSteps(parameters: ExecutionStepsParameters): readonly ExecutionStep[] {
  return [
    signed(parameters),
    broadcast(parameters),
    seen(parameters),
    mined(parameters),
    indexed(parameters),
  ]
}

const signed = ({ signers, signedAt, mined }: ExecutionStepsParameters): ExecutionStep => ({
  name: ['receipt.signed'],
  more:
    signers === ''
      ? ['receipt.signed.unread']
      : // Nobody has approved after the block what is in it.
        signedAt === undefined || (mined !== undefined && signedAt > mined.time)
        ? ['receipt.signed.by', { names: signers }]
        : ['receipt.signed.at', { names: signers, time: exactTime(signedAt) }],
  isKnown: signers !== '',
})

function broadcast({ sender, times, mined }: ExecutionStepsParameters): ExecutionStep {
  const name: Words = ['receipt.broadcast']
  if (sender === undefined) return { name, more: ['receipt.waiting'], isKnown: false }
  const more: Words =
    times?.sent === undefined
      ? ['receipt.broadcast.by', { name: sender }]
      : ['receipt.broadcast.at', { name: sender, time: exactTime(times.sent, mined?.time) }]
  return { name, more, isKnown: true }
}

function seen({ sender, times, mined, isIndexed }: ExecutionStepsParameters): ExecutionStep {
  const name: Words = ['receipt.seen']
  if (times?.seen !== undefined) {
    return {
      name,
      more: ['receipt.seen.at', { time: exactTime(times.seen, mined?.time) }],
      isKnown: true,
    }
  }
  // Who has the receipt has seen the transaction, too.
  if (mined !== undefined) return { name, more: ['receipt.seen.by'], isKnown: true }
  const isUnderWay = sender !== undefined && !isIndexed
  return { name, more: [isUnderWay ? 'receipt.seen.not' : 'receipt.waiting'], isKnown: false }
}

function mined(parameters: ExecutionStepsParameters): ExecutionStep {
  const { sender, mined, isIndexed, isFailed = false } = parameters
  const name: Words = isFailed ? ['receipt.turnedBack'] : ['receipt.mined']
  if (mined !== undefined) {
    const { time, depth: count } = mined
    return {
      name,
      more: ['receipt.mined.at', { time: exactTime(time, time), count }],
      isKnown: true,
      isBad: isFailed,
    }
  }
  const isUnderWay = sender !== undefined && !isIndexed
  return { name, more: [isUnderWay ? 'receipt.mined.not' : 'receipt.waiting'], isKnown: false }
}

function indexed({ times, mined, isIndexed, isHere }: ExecutionStepsParameters): ExecutionStep {
  const name: Words = ['receipt.indexed']
  if (!isIndexed) {
    return {
      name,
      more: [isHere ? 'receipt.indexed.hereNot' : 'receipt.indexed.not'],
      isKnown: false,
    }
  }
  if (times?.indexed === undefined) {
    return { name, more: [isHere ? 'receipt.indexed.here' : 'receipt.indexed.by'], isKnown: true }
  }
  const time = exactTime(times.indexed, mined?.time)
  return {
    name,
    more: [isHere ? 'receipt.indexed.hereAt' : 'receipt.indexed.at', { time }],
    isKnown: true,
  }
}
