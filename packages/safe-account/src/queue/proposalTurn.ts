import { type Address, isAddressEqual } from 'viem'

import type { NonceStep } from './nonceLine.ts'
import type { Proposal } from './proposal.ts'
import { turnOf } from './turnOf.ts'
import { viewerRole } from './viewerRole.ts'

/** What the viewer can do with a proposal, `none` leaves reading it, and whose turn it is. */
export type ProposalTurn = { action: 'sign' | 'send' | 'none' } & (
  | { kind: 'stopped' | 'past' | 'ready' | 'readyLater' | 'nobody' | 'checking' }
  /** Only the viewer's signature is missing: it can be sent then, or when its place comes. */
  | { kind: 'yoursLast' | 'yoursLater' }
  /** So many are missing, the viewer's among them. */
  | { kind: 'yours'; count: number }
  /** Nothing happens before the place `behind` is free. */
  | { kind: 'stuck'; behind: number }
  /** Others have to sign: those that `missing` of the proposal names. */
  | { kind: 'signedYou' | 'others' }
)

/**
 * Says whose turn a proposal is, and what the viewer can do about it.
 *
 * @param viewer the connected address
 */
export function proposalTurn(
  proposal: Pick<Proposal, 'isStopped' | 'isChecked' | 'missing' | 'count' | 'required' | 'signed'>,
  {
    step: { position, behind },
    viewer,
  }: {
    step: Pick<Extract<NonceStep<Proposal>, { kind: 'nonce' }>, 'position' | 'behind'>
    viewer: Address | undefined
  },
): ProposalTurn {
  const { isStopped, isChecked, missing, required: threshold, count, signed } = proposal
  if (isStopped) return { action: 'none', kind: 'stopped' }
  const turn = turnOf({
    viewer: viewerRole(viewer, [...missing, ...signed]),
    hasSigned: viewer !== undefined && !missing.some((one) => isAddressEqual(one, viewer)),
    signatures: { count, threshold },
    position,
  })
  if (turn.kind === 'past') return { action: 'none', kind: 'past' }
  if (turn.kind === 'send') {
    return { action: viewer !== undefined && isChecked ? 'send' : 'none', kind: 'ready' }
  }
  if (turn.kind === 'sign') {
    if (turn.missing > 1) return { action: 'sign', kind: 'yours', count: turn.missing }
    return { action: 'sign', kind: position === 'next' ? 'yoursLast' : 'yoursLater' }
  }
  if (behind !== undefined) return { action: 'none', kind: 'stuck', behind }
  if (turn.kind === 'early') return { action: 'none', kind: 'readyLater' }
  if (missing.length === 0) return { action: 'none', kind: isChecked ? 'nobody' : 'checking' }
  return { action: 'none', kind: turn.kind === 'signed' ? 'signedYou' : 'others' }
}
