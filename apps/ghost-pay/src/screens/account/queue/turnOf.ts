import { type Address, isAddressEqual } from 'viem'
import type { NonceStep } from '@ghost-pay/safe-account/queue'

import type { Said } from '../../../text/Said.ts'
import type { inboxCopy } from './inboxCopy.ts'
import type { Proposal } from './proposal.ts'

/** What the viewer can do with a proposal: `none` leaves reading it. */
export type Turn = {
  action: 'sign' | 'send' | 'none'
  /** Whose turn it is. */
  said: Said<typeof inboxCopy>
}

export type TurnParameters = {
  step: Pick<Extract<NonceStep<Proposal>, { kind: 'nonce' }>, 'position' | 'behind'>
  /** The connected address. */
  viewer: Address | undefined
  nameOf: (address: Address) => string
  /** Joins names as a language does: `Bob or Carol`. */
  join: (names: readonly string[]) => string
}

/**
 * Whose turn a proposal is, and what the viewer can do about it. An owner who sends need not have signed: sending it is their
 * approval. What waits behind an empty place or another can be signed, and cannot leave yet.
 */
export function turnOf(
  proposal: Pick<
    Proposal,
    'isStopped' | 'isReady' | 'isChecked' | 'missing' | 'count' | 'required' | 'signed'
  >,
  { step: { position, behind }, viewer, nameOf, join }: TurnParameters,
): Turn {
  const { isStopped, isReady, isChecked, missing, required, count, signed } = proposal
  const none = (...said: Said<typeof inboxCopy>): Turn => ({ action: 'none', said })
  if (isStopped) return none('inbox.turn.stopped')
  if (position === 'past') return none('inbox.turn.past')
  const isOneOf = (list: readonly Address[]) =>
    viewer !== undefined && list.some((one) => isAddressEqual(one, viewer))
  const canSign = isOneOf(missing)
  if (isReady) {
    if (behind !== undefined) return none('inbox.turn.stuck', { place: String(behind) })
    if (position === 'later') return none('inbox.turn.readyLater')
    return {
      action: viewer !== undefined && isChecked ? 'send' : 'none',
      said: ['inbox.turn.ready'],
    }
  }
  const open = required - count
  if (canSign) {
    if (open > 1) return { action: 'sign', said: ['inbox.turn.yours', { count: open }] }
    return {
      action: 'sign',
      said: [position === 'next' ? 'inbox.turn.yoursLast' : 'inbox.turn.yoursLater'],
    }
  }
  if (behind !== undefined) return none('inbox.turn.stuck', { place: String(behind) })
  if (missing.length === 0) return none(isChecked ? 'inbox.turn.nobody' : 'inbox.turn.checking')
  const names = join(missing.map(nameOf))
  return none(isOneOf(signed) ? 'inbox.turn.signedYou' : 'inbox.turn.others', { names })
}
