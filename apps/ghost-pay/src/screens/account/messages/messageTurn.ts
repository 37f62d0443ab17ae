import type { Said } from '../../../text/Said.ts'
import { maySignMessage, type MessageCheck } from './messageChecks.ts'
import type { messageCopy } from './messageCopy.ts'

type Words = Said<typeof messageCopy>

export type MessageTurnParameters = {
  checks: readonly MessageCheck[]
  /** Another tab has connected another wallet by now. */
  elsewhere: boolean
  viewer: 'disconnected' | 'notOwner' | 'owner' | 'unknown'
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
export function messageTurn({
  checks,
  elsewhere,
  viewer,
  hasSigned,
  count,
  threshold,
  isWhole,
  isMeant,
}: MessageTurnParameters): MessageTurn {
  const no = (title: Words, more: Words): MessageTurn => ({ canSign: false, title, more })
  if (checks.some(({ state }) => state === 'failed')) {
    return no(['message.turn.closed'], ['message.turn.closedWhy'])
  }
  if (!isWhole) return no(['message.turn.closed'], ['message.cut'])
  if (count !== undefined && threshold !== undefined && count >= threshold) {
    return no(['message.turn.done'], ['message.turn.doneWhy'])
  }
  if (viewer === 'disconnected') {
    return no(['message.turn.connect'], ['message.turn.connectWhy'])
  }
  if (elsewhere) return no(['message.turn.elsewhere'], ['message.turn.elsewhereWhy'])
  if (viewer === 'notOwner') return no(['message.turn.watch'], ['message.turn.watchWhy'])
  if (count === undefined || threshold === undefined || viewer === 'unknown') {
    return no(['message.turn.wait'], ['message.turn.waitWhy'])
  }
  if (hasSigned) {
    return no(['message.turn.signed'], ['message.turn.signedWhy', { count: threshold - count }])
  }
  if (!maySignMessage(checks)) return no(['message.turn.wait'], ['message.turn.waitWhy'])
  if (!isMeant) return no(['message.turn.read'], ['message.turn.readWhy'])
  return {
    canSign: true,
    title: ['message.turn.yours', { place: count + 1, threshold }],
    more: ['message.turn.yoursWhy'],
  }
}
