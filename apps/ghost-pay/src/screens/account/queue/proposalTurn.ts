import { type Address, isAddressEqual } from 'viem'
import { type NonceStep, turnOf, viewerRole } from '@ghost-pay/safe-account/queue'

import type { Said } from '../../../text/Said.ts'
import type { inboxCopy } from './inboxCopy.ts'
import type { Proposal } from './proposal.ts'

/** What the viewer can do with a proposal, `none` leaves reading it, and a sentence of whose turn it is. */
export type ProposalTurn = {
  action: 'sign' | 'send' | 'none'
  said: Said<typeof inboxCopy>
}

export type ProposalTurnParameters = {
  step: Pick<Extract<NonceStep<Proposal>, { kind: 'nonce' }>, 'position' | 'behind'>
  /** The connected address. */
  viewer: Address | undefined
  nameOf: (address: Address) => string
  /** Joins names as a language does: `Bob or Carol`. */
  join: (names: readonly string[]) => string
}

/** Says whose turn a proposal is, and what the viewer can do about it. */
export function proposalTurn(
  proposal: Pick<Proposal, 'isStopped' | 'isChecked' | 'missing' | 'count' | 'required' | 'signed'>,
  { step: { position, behind }, viewer, nameOf, join }: ProposalTurnParameters,
): ProposalTurn {
  const { isStopped, isChecked, missing, required: threshold, count, signed } = proposal
  const none = (...said: Said<typeof inboxCopy>): ProposalTurn => ({ action: 'none', said })
  if (isStopped) return none('inbox.turn.stopped')
  const turn = turnOf({
    viewer: viewerRole(viewer, [...missing, ...signed]),
    hasSigned: viewer !== undefined && !missing.some((one) => isAddressEqual(one, viewer)),
    signatures: { count, threshold },
    position,
  })
  if (turn.kind === 'past') return none('inbox.turn.past')
  if (turn.kind === 'send') {
    const action = viewer !== undefined && isChecked ? 'send' : 'none'
    return { action, said: ['inbox.turn.ready'] }
  }
  if (turn.kind === 'sign') {
    if (turn.missing > 1) {
      return { action: 'sign', said: ['inbox.turn.yours', { count: turn.missing }] }
    }
    const key = position === 'next' ? 'inbox.turn.yoursLast' : 'inbox.turn.yoursLater'
    return { action: 'sign', said: [key] }
  }
  if (behind !== undefined) return none('inbox.turn.stuck', { place: String(behind) })
  if (turn.kind === 'early') return none('inbox.turn.readyLater')
  if (missing.length === 0) return none(isChecked ? 'inbox.turn.nobody' : 'inbox.turn.checking')
  const names = join(missing.map(nameOf))
  return none(turn.kind === 'signed' ? 'inbox.turn.signedYou' : 'inbox.turn.others', { names })
}
