import { turnOf, type TurnOfParameters } from '@ghost-pay/safe-account/queue'

import type { Said } from '../../../text/Said.ts'
import { failuresIn, maySign, type ReviewCheck } from './reviewChecks.ts'
import type { reviewCopy } from './reviewCopy.ts'
import { whoElse } from './whoElse.ts'

type Words = Said<typeof reviewCopy>

export type ReviewTurnParameters = Omit<TurnOfParameters, 'position'> & {
  checks: readonly ReviewCheck[]
  /** It is on this device alone, and nobody else knows of it. */
  isDraft?: boolean
  /** The names of the other owners who can still approve. */
  others?: readonly string[] | undefined
}

/** Whose turn it is, in a sentence and a half. */
export type ReviewTurn = { title: Words; more: Words | undefined }

/** Says whose turn it is, and what comes then. */
export function reviewTurn(parameters: ReviewTurnParameters): ReviewTurn {
  const { checks, viewer, hasSigned, isDraft = false, signatures, others = [] } = parameters
  const failures = failuresIn(checks)
  const [worst] = failures
  if (worst !== undefined) {
    return { title: worst.said, more: ['review.turn.closed', { count: failures.length }] }
  }
  if (viewer === 'disconnected') {
    return { title: ['review.turn.connect'], more: ['review.turn.connectWhy'] }
  }
  const turn = turnOf({ viewer, hasSigned, signatures })
  if (turn.kind === 'send') return { title: ['review.turn.ready'], more: ['review.turn.readyWhy'] }
  if (turn.kind === 'owners') {
    if (isDraft) return { title: ['review.turn.prepared'], more: ['review.turn.preparedWhy'] }
    return { title: ['review.turn.watch'], more: ['review.turn.watchWhy'] }
  }
  if (turn.kind === 'signed') {
    return { title: ['review.turn.signed'], more: mustToo(others, turn.missing) }
  }
  if (turn.kind !== 'sign' || !maySign(checks)) {
    return { title: ['review.turn.wait'], more: ['review.turn.waitWhy'] }
  }
  const { missing } = turn
  const isRunning = checks.some(({ state }) => state === 'running')
  const more: Words = isRunning
    ? ['review.turn.running']
    : missing > 1
      ? mustToo(others, missing - 1)
      : ['review.turn.then']
  if (missing > 1) {
    const isFirst = signatures?.count === 0
    return { title: [isFirst ? 'review.turn.first' : 'review.turn.yours'], more }
  }
  return { title: [signatures?.threshold === 1 ? 'review.turn.only' : 'review.turn.last'], more }
}

function mustToo(others: readonly string[], count: number): Words {
  const names = whoElse(others, count)
  return names === undefined ? ['review.turn.more', { count }] : ['review.turn.named', { names }]
}
