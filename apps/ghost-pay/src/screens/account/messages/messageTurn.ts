import { turnOf, type ViewerRole } from '@ghost-pay/safe-account/queue'

import type { Said } from '../../../text/Said.ts'
import { maySignMessage, type MessageCheck } from './messageChecks.ts'
import type { messageCopy } from './messageCopy.ts'

type Words = Said<typeof messageCopy>

export type MessageTurnParameters = {
  checks: readonly MessageCheck[]
  /** Another tab has connected another wallet by now. */
  elsewhere: boolean
  viewer: ViewerRole
  hasSigned: boolean
  /** Signatures that hold; undefined while they are being looked at. */
  count: number | undefined
  threshold: number | undefined
  /** All of it is on the screen. */
  isWhole: boolean
  /** The person has said that they mean what it allows; true where it allows nothing. */
  isMeant: boolean
}

/** Whose turn it is, and whether the button works. */
export type MessageTurn = { canSign: boolean; title: Words; more: Words }

/** Says whose turn it is with a message. */
export function messageTurn(parameters: MessageTurnParameters): MessageTurn {
  const { checks, elsewhere, viewer, hasSigned, count, threshold, isWhole, isMeant } = parameters
  const no = (title: Words, more: Words): MessageTurn => ({ canSign: false, title, more })
  if (checks.some(({ state }) => state === 'failed')) {
    return no(['message.turn.closed'], ['message.turn.closedWhy'])
  }
  if (!isWhole) return no(['message.turn.closed'], ['message.cut'])
  const signatures =
    count === undefined || threshold === undefined ? undefined : { count, threshold }
  const turn = turnOf({ viewer, hasSigned, signatures })
  if (turn.kind === 'send') return no(['message.turn.done'], ['message.turn.doneWhy'])
  if (turn.kind === 'connect') {
    return no(['message.turn.connect'], ['message.turn.connectWhy'])
  }
  if (elsewhere) return no(['message.turn.elsewhere'], ['message.turn.elsewhereWhy'])
  if (turn.kind === 'owners') return no(['message.turn.watch'], ['message.turn.watchWhy'])
  if (turn.kind === 'signed') {
    return no(['message.turn.signed'], ['message.turn.signedWhy', { count: turn.missing }])
  }
  if (turn.kind !== 'sign' || signatures === undefined || !maySignMessage(checks)) {
    return no(['message.turn.wait'], ['message.turn.waitWhy'])
  }
  if (!isMeant) return no(['message.turn.read'], ['message.turn.readWhy'])
  return {
    canSign: true,
    title: ['message.turn.yours', { place: signatures.count + 1, threshold: signatures.threshold }],
    more: ['message.turn.yoursWhy'],
  }
}
