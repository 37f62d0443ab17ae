import type { Hash } from 'viem'

import type { Said } from '../../../text/Said.ts'
import type { messageCopy } from './messageCopy.ts'
import type { MessageTruth } from './messageTruth.ts'
import type { MessageOnChain } from './useMessageOnChain.ts'

type Words = Said<typeof messageCopy>

/** One check of a message, and who answers for it. */
export type MessageCheck = {
  name: 'bytes' | 'contract' | 'gateway' | 'signatures' | 'valid'
  state: 'running' | 'passed' | 'warning' | 'failed' | 'open'
  said: Words
  by: 'device' | 'chain' | 'gateway'
  source: Words
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
