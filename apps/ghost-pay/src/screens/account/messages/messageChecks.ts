import type { Hash } from 'viem'

import type { MessageOnChain } from '../../../data/messages/useMessageOnChain.ts'
import type { Said } from '../../../text/Said.ts'
import type { messageCopy } from './messageCopy.ts'
import type { MessageTruth } from './messageTruth.ts'

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

/** The five checks of a message, each with who answered (behaviour/messages#checks). */
export function messageChecks({
  hash,
  claimed,
  onChain,
  truth,
}: MessageChecksParameters): readonly MessageCheck[] {
  const signatures = (): MessageCheck => {
    const base = { name: 'signatures', by: 'device' } as const
    if (truth === undefined || truth.isLie || truth.isUnreadable) {
      const state = claimed === undefined || truth !== undefined ? 'open' : 'running'
      return {
        ...base,
        state,
        said: ['message.check.signaturesNone'],
        source: ['message.by.notSent'],
      }
    }
    const source: Words = ['message.by.recovered', { count: truth.counted.length }]
    if (truth.bad.length > 0) {
      return { ...base, state: 'warning', said: ['message.check.signaturesBad'], source }
    }
    return truth.counted.length === 0
      ? { ...base, state: 'open', said: ['message.check.signaturesNone'], source }
      : { ...base, state: 'passed', said: ['message.check.signatures'], source }
  }
  return [
    {
      name: 'bytes',
      state: hash === null ? 'failed' : 'passed',
      said: [hash === null ? 'message.check.bytesBad' : 'message.check.bytes'],
      by: 'device',
      source: ['message.by.device'],
    },
    contractCheck(hash, onChain.hash),
    gatewayCheck(hash, claimed),
    signatures(),
    validCheck(onChain.valid, truth),
  ]
}

function contractCheck(hash: Hash | null, answer: MessageOnChain['hash']): MessageCheck {
  const base = { name: 'contract', by: 'chain' } as const
  if (hash === null || answer === undefined) {
    return {
      ...base,
      state: hash === null ? 'open' : 'running',
      said: ['message.check.contract'],
      source: ['message.by.noAnswer'],
    }
  }
  if (answer === null) {
    return {
      ...base,
      state: 'failed',
      said: ['message.check.contractNone'],
      source: ['message.by.noAnswer'],
    }
  }
  return answer === hash
    ? {
        ...base,
        state: 'passed',
        said: ['message.check.contract'],
        source: ['message.by.sameHash'],
      }
    : {
        ...base,
        state: 'failed',
        said: ['message.check.contractBad'],
        source: ['message.by.otherHash'],
      }
}

function gatewayCheck(hash: Hash | null, claimed: Hash | undefined): MessageCheck {
  const base = { name: 'gateway', by: 'gateway' } as const
  if (claimed === undefined) {
    return {
      ...base,
      state: 'open',
      said: ['message.check.gatewayNew'],
      source: ['message.by.notSent'],
    }
  }
  return claimed === hash
    ? { ...base, state: 'passed', said: ['message.check.gateway'], source: ['message.by.sameHash'] }
    : {
        ...base,
        state: 'failed',
        said: ['message.check.gatewayBad'],
        source: ['message.by.otherHash'],
      }
}

function validCheck(valid: MessageOnChain['valid'], truth: MessageTruth | undefined): MessageCheck {
  const base = { name: 'valid', by: 'chain' } as const
  if (truth?.isComplete !== true) {
    return {
      ...base,
      state: 'open',
      said: ['message.check.validOpen'],
      source: ['message.by.later'],
    }
  }
  const source: Words = ['message.by.erc1271']
  if (valid === undefined) {
    return {
      ...base,
      state: 'running',
      said: ['message.check.valid'],
      source: ['message.by.noAnswer'],
    }
  }
  return valid === 'valid'
    ? { ...base, state: 'passed', said: ['message.check.valid'], source }
    : { ...base, state: 'failed', said: ['message.check.validBad'], source }
}

/** Whether a wallet may be asked: page, contract and gateway have the same hash, and nothing has failed. */
export function maySignMessage(checks: readonly MessageCheck[]): boolean {
  return checks.every(({ name, state }) =>
    name === 'bytes' || name === 'contract' ? state === 'passed' : state !== 'failed',
  )
}
