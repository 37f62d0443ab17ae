import { type Address, isAddressEqual } from 'viem'
import { turnOf, type TurnOfParameters } from '@ghost-pay/safe-account/queue'

import { listOf } from '../../../format/listOf.ts'
import type { Said } from '../../../text/Said.ts'
import { failuresIn, maySign, type ReviewCheck } from './reviewChecks.ts'
import type { reviewCopy } from './reviewCopy.ts'

type Words = Said<typeof reviewCopy>

export type ReviewTurnParameters = Omit<TurnOfParameters, 'position'> & {
  checks: readonly ReviewCheck[]
  isDraft?: boolean
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

/** The most names that a sentence takes. */
const mostNames = 4

/**
 * Who must approve too, as a sentence names them: `Bob or Carol` where one of them is enough, `Bob and Carol` where all must;
 * undefined where no short sentence names them.
 */
export function whoElse(names: readonly string[], count: number): string | undefined {
  if (names.length === 0 || names.length > mostNames) return undefined
  if (count === names.length) return listOf(names, 'and')
  return count === 1 ? listOf(names, 'or') : undefined
}

type OthersOfParameters = {
  signed: readonly Address[]
  viewer: Address | undefined
  /** What somebody is called here: a name, or the address in short. */
  label: (address: Address) => string
}

/** The owners who can still approve, without the viewer, as they are called here. */
export const othersOf = (
  owners: readonly Address[],
  { signed, viewer, label }: OthersOfParameters,
): readonly string[] => {
  const left = viewer === undefined ? signed : [...signed, viewer]
  return owners.filter((owner) => !left.some((one) => isAddressEqual(one, owner))).map(label)
}
