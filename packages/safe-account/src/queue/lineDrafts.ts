import { type Address, isAddressEqual } from 'viem'
import { describeTransaction, rejectionTransaction } from '@ghost-pay/safe-protocol'
import { decodeMultiSend } from '@ghost-pay/safe-protocol/multisend'

import type { SignableTransaction } from '../signing/SignableTransaction.ts'
import type { DraftCall, ReviewDraft } from '../store/reviewDraft.ts'

/**
 * An empty transaction at a place in line: once it is executed, nothing else can be there.
 *
 * @param kind a rejection where something waits, a blank where nothing does
 */
export function emptyPlaceDraft(
  safe: Address,
  nonce: number,
  kind: 'rejection' | 'blank',
): ReviewDraft {
  const { to, value, data } = rejectionTransaction({ safe, nonce })
  return { calls: [{ to, value, data }], nonce: BigInt(nonce), kind }
}

/**
 * The calls of a proposal, to propose them again at another place.
 *
 * @returns undefined for what is more than plain calls: foreign code, or a refund to who executes it
 */
function callsOf(signable: SignableTransaction): readonly DraftCall[] | undefined {
  const { to, value, data, operation, gasPrice } = signable.transaction
  if (gasPrice > 0n) return undefined
  if (operation === 0) return [{ to, value, data }]
  if (describeTransaction(signable).action.kind !== 'batch') return undefined
  const parts = decodeMultiSend(data)
  if (parts.some((part) => part.operation !== 0)) return undefined
  return parts.map((part) => ({ to: part.to, value: part.value, data: part.data }))
}

/** A proposal that could move up: where it is, and what it does. */
type Movable = {
  nonce: number
  signable: SignableTransaction | undefined
  /** It has all its signatures. */
  isReady: boolean
}

/**
 * Proposes again what waits behind an empty place, one place after another from there on. What is proposed stays where it was as
 * well: so nothing moves that has its signatures already, for then both copies could leave (behaviour/payments#move-up).
 *
 * @param from the first empty place
 * @param behind everything that waits behind it
 * @returns undefined when something cannot move: it is signed, it shares its place, or its bytes are not known
 */
export function moveUpDrafts(
  from: number,
  behind: readonly Movable[],
): readonly ReviewDraft[] | undefined {
  const inOrder = [...behind].sort((a, b) => a.nonce - b.nonce)
  const places = new Set(inOrder.map(({ nonce }) => nonce))
  if (inOrder.length === 0 || places.size < inOrder.length) return undefined
  const drafts: ReviewDraft[] = []
  for (const { signable, isReady } of inOrder) {
    const calls = signable === undefined || isReady ? undefined : callsOf(signable)
    if (calls === undefined) return undefined
    const nonce = BigInt(from + drafts.length)
    const isEmpty = calls.every(
      ({ to, value, data }) =>
        signable !== undefined &&
        isAddressEqual(to, signable.safe) &&
        value === 0n &&
        data === '0x',
    )
    drafts.push({ calls, nonce, kind: isEmpty ? 'blank' : 'replacement' })
  }
  return drafts
}
