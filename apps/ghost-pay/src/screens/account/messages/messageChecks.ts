import { type Address, type Hash, isAddressEqual } from 'viem'
import { type CheckedSignature, countedSignatures } from '@ghost-pay/safe-account'
import type { CheckedMessage, Erc1271Answer } from '@ghost-pay/safe-account/messages'
import { turnOf, type ViewerRole } from '@ghost-pay/safe-account/queue'

import type { Said } from '../../../text/Said.ts'
import type { messageCopy } from './messageCopy.ts'

type Words = Said<typeof messageCopy>

/** One check of a message, and who answers for it. */
export type MessageCheck = {
  name: 'bytes' | 'contract' | 'gateway' | 'signatures' | 'valid'
  state: 'running' | 'passed' | 'warning' | 'failed' | 'open'
  said: Words
  by: 'device' | 'chain' | 'gateway'
  source: Words
}

/** What the account itself says of a message. */
export type MessageOnChain = {
  /** The hash it works out; null when nothing there answers, undefined while, or because, the node has not answered. */
  hash: Hash | null | undefined
  /** Whether it calls the joined signatures its own; undefined while it was not asked, or has not answered. */
  valid: Erc1271Answer | undefined
  isNodeError: boolean
  isFetching: boolean
  retry: () => void
}

export type MessageChecksParameters = {
  /** Worked out on this device; null for what has none. */
  hash: Hash | null
  /** By which the gateway calls it; undefined for a new one. */
  claimed: Hash | undefined
  onChain: Pick<MessageOnChain, 'hash' | 'valid'>
  /** Undefined while the signatures are being looked at, and for a new message. */
  truth: MessageTruth | undefined
}

const making =
  (name: MessageCheck['name'], by: MessageCheck['by']) =>
  (state: MessageCheck['state'], said: Words, source: Words): MessageCheck => ({
    name,
    by,
    state,
    said,
    source,
  })

/** The five checks of a message, each with who answered (behaviour/messages#checks). */
export function messageChecks(known: MessageChecksParameters): readonly MessageCheck[] {
  const { hash, claimed } = known
  const bytes = making('bytes', 'device')
  const gateway = making('gateway', 'gateway')
  return [
    hash === null
      ? bytes('failed', ['message.check.bytesBad'], ['message.by.device'])
      : bytes('passed', ['message.check.bytes'], ['message.by.device']),
    contractCheck(known),
    claimed === undefined
      ? gateway('open', ['message.check.gatewayNew'], ['message.by.notSent'])
      : claimed === hash
        ? gateway('passed', ['message.check.gateway'], ['message.by.sameHash'])
        : gateway('failed', ['message.check.gatewayBad'], ['message.by.otherHash']),
    signaturesCheck(known),
    validCheck(known),
  ]
}

function contractCheck({ hash, onChain: { hash: answer } }: MessageChecksParameters) {
  const make = making('contract', 'chain')
  if (hash === null) return make('open', ['message.check.contract'], ['message.by.noAnswer'])
  switch (answer) {
    case undefined:
      return make('running', ['message.check.contract'], ['message.by.noAnswer'])
    case null:
      return make('failed', ['message.check.contractNone'], ['message.by.noAnswer'])
    case hash:
      return make('passed', ['message.check.contract'], ['message.by.sameHash'])
    default:
      return make('failed', ['message.check.contractBad'], ['message.by.otherHash'])
  }
}

function signaturesCheck({ claimed, truth }: MessageChecksParameters): MessageCheck {
  const make = making('signatures', 'device')
  if (claimed === undefined) {
    return make('open', ['message.check.signaturesNone'], ['message.by.notSent'])
  }
  // Others may have signed what is still being looked at, or what is shown in its place.
  if (truth === undefined || truth.isLie || truth.isUnreadable) {
    const state = truth === undefined ? 'running' : 'open'
    return make(state, ['message.check.signaturesUnread'], ['message.by.noAnswer'])
  }
  const { length: count } = truth.counted
  const source: Words = ['message.by.recovered', { count }]
  if (truth.bad.length > 0) return make('warning', ['message.check.signaturesBad'], source)
  return count === 0
    ? make('open', ['message.check.signaturesNone'], source)
    : make('passed', ['message.check.signatures'], source)
}

function validCheck({ onChain: { valid }, truth }: MessageChecksParameters): MessageCheck {
  const make = making('valid', 'chain')
  if (truth?.isComplete !== true) {
    return make('open', ['message.check.validOpen'], ['message.by.later'])
  }
  switch (valid) {
    case undefined:
      return make('running', ['message.check.valid'], ['message.by.noAnswer'])
    case 'valid':
      return make('passed', ['message.check.valid'], ['message.by.erc1271'])
    default:
      return make('failed', ['message.check.validBad'], ['message.by.erc1271'])
  }
}

/** Whether a wallet may be asked: page, contract and gateway have the same hash, and nothing has failed. */
export function maySignMessage(checks: readonly MessageCheck[]): boolean {
  return checks.every(({ name, state }) =>
    name === 'bytes' || name === 'contract' ? state === 'passed' : state !== 'failed',
  )
}

/** What is known of a message's signatures, by this device and the chain. */
export type MessageTruth = {
  /** The gateway shows something else than what it asks to be signed. */
  isLie: boolean
  /** Nothing can be hashed: values that do not fit their types. */
  isUnreadable: boolean
  /** Those that count. */
  counted: readonly { signer: Address; signature: `0x${string}` }[]
  /** Those that the gateway shows and that do not count. */
  bad: readonly CheckedSignature[]
  missing: readonly Address[]
  isComplete: boolean
}

/**
 * Holds what was recovered against what the gateway says (behaviour/messages#signatures).
 *
 * @param checked what this device has worked out
 * @param claimed the hash by which the gateway calls the message
 */
export function messageTruth(
  checked: CheckedMessage,
  { claimed, owners, threshold }: { claimed: Hash; owners: readonly Address[]; threshold: number },
): MessageTruth {
  const isLie = checked.hash !== undefined && checked.hash !== claimed.toLowerCase()
  const counted = isLie ? [] : countedSignatures(checked.signatures)
  return {
    isLie,
    isUnreadable: checked.hash === undefined,
    counted,
    bad: checked.signatures.filter(({ worth }) => worth === 'invalid' || worth === 'stranger'),
    missing: owners.filter((owner) => !counted.some(({ signer }) => isAddressEqual(signer, owner))),
    isComplete: counted.length >= threshold,
  }
}

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
