import type { Address } from 'viem'
import type { Proposal, ProposalTurn } from '@ghost-pay/safe-account/queue'

import { listOf } from '../../../format/listOf.ts'
import type { Said } from '../../../text/Said.ts'
import type { inboxCopy } from './inboxCopy.ts'

/**
 * Says whose turn a proposal is.
 *
 * @param nameOf a name, or the address in short
 */
export function turnSaid(
  turn: ProposalTurn,
  { missing }: Pick<Proposal, 'missing'>,
  nameOf: (address: Address) => string,
): Said<typeof inboxCopy> {
  switch (turn.kind) {
    case 'yours':
      return ['inbox.turn.yours', { count: turn.count }]
    case 'stuck':
      return ['inbox.turn.stuck', { place: String(turn.behind) }]
    case 'signedYou':
    case 'others':
      return [`inbox.turn.${turn.kind}`, { names: listOf(missing.map(nameOf), 'or') }]
    default:
      return [`inbox.turn.${turn.kind}`]
  }
}
