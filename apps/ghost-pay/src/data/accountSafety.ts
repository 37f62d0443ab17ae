import type { Address } from 'viem'
import type { SafeInfo } from '@ghost-pay/gateway-client'
import type { AccountFacts } from '@ghost-pay/safe-account'

import type { Said } from '../text/Said.ts'
import type { safetyCopy } from './safetyCopy.ts'

/** One thing about an account beside its owners: who else may move its money, whose code it runs. */
export type SafetyFact = {
  /** `fine`: as usual; `warning`: worth a look; `stop`: others than the owners may decide. */
  tone: 'fine' | 'warning' | 'stop'
  sentence: Said<typeof safetyCopy>
  detail?: Said<typeof safetyCopy> | undefined
  /** The contracts it is about. */
  addresses: readonly Address[]
}

/**
 * Says in words what an account consists of beside its owners, from the chain where it has answered, else from the gateway's word.
 *
 * @param facts what the chain says
 * @param info what is known of it; says whether a newer version is recommended
 */
export function accountSafety(
  facts: AccountFacts | undefined,
  info: SafeInfo | undefined,
): SafetyFact[] {
  if (facts === undefined && info === undefined) return []
  return [
    ...modules(facts, info),
    ...guards(facts, info),
    ...handler(facts, info),
    ...implementation(facts, info),
  ]
}

type Known = [facts: AccountFacts | undefined, info: SafeInfo | undefined]

function modules(...[facts, info]: Known): SafetyFact[] {
  const reported = facts === undefined ? info?.modules.map(({ value }) => value) : facts.modules
  if (reported === undefined) {
    return [
      {
        tone: 'warning',
        sentence: ['safety.modules.unread'],
        detail: ['safety.modules.unread.text'],
        addresses: [],
      },
    ]
  }
  if (reported.length === 0) {
    return [{ tone: 'fine', sentence: ['safety.modules.none'], addresses: [] }]
  }
  return [
    {
      tone: 'stop',
      sentence: ['safety.modules', { count: reported.length }],
      detail: ['safety.modules.text'],
      addresses: reported,
    },
  ]
}

function guards(...[facts, info]: Known): SafetyFact[] {
  const guard = facts === undefined ? (info?.guard?.value ?? null) : facts.guard
  const moduleGuard = facts?.moduleGuard
  const found: SafetyFact[] = []
  if (guard) {
    found.push({
      tone: 'warning',
      sentence: ['safety.guard'],
      detail: ['safety.guard.text'],
      addresses: [guard],
    })
  }
  if (moduleGuard) {
    found.push({ tone: 'warning', sentence: ['safety.moduleGuard'], addresses: [moduleGuard] })
  }
  return found
}

function handler(...[facts, info]: Known): SafetyFact[] {
  if (facts === undefined) {
    const reported = info?.fallbackHandler?.value
    return reported === undefined
      ? []
      : [
          {
            tone: 'warning',
            sentence: ['safety.handler.unread'],
            addresses: [reported],
          },
        ]
  }
  const { fallbackHandler } = facts
  if (!fallbackHandler) {
    return fallbackHandler === null
      ? [
          {
            tone: 'warning',
            sentence: ['safety.handler.none'],
            detail: ['safety.handler.none.text'],
            addresses: [],
          },
        ]
      : []
  }
  return fallbackHandler.official !== undefined
    ? []
    : [
        {
          tone: 'stop',
          sentence: ['safety.handler.foreign'],
          detail: ['safety.handler.foreign.text'],
          addresses: [fallbackHandler.address],
        },
      ]
}

function implementation(...[facts, info]: Known): SafetyFact[] {
  const state = info?.implementationVersionState
  const outdated: SafetyFact[] =
    state === 'OUTDATED'
      ? [
          {
            tone: 'warning',
            sentence: info?.version
              ? ['safety.outdated', { version: info.version }]
              : ['safety.outdated.unknown'],
            addresses: [],
          },
        ]
      : []
  if (facts === undefined) {
    return state === 'UNKNOWN'
      ? [
          {
            tone: 'stop',
            sentence: ['safety.contract.unknown'],
            detail: ['safety.contract.unknown.text'],
            addresses: info === undefined ? [] : [info.implementation.value],
          },
        ]
      : outdated
  }
  const { address, official } = facts.implementation
  if (official?.name !== 'Safe' && official?.name !== 'SafeL2') {
    return [
      {
        tone: 'stop',
        sentence: ['safety.contract.foreign'],
        detail: ['safety.contract.foreign.text'],
        addresses: [address],
      },
    ]
  }
  return outdated.length > 0
    ? outdated
    : [
        {
          tone: 'fine',
          sentence: ['safety.contract.official', { version: official.version }],
          addresses: [],
        },
      ]
}
