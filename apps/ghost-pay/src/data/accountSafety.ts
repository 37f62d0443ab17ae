import type { Address } from 'viem'
import type { SafeInfo } from '@ghost-pay/gateway-client'

import type { AccountFacts } from './AccountFacts.ts'

/** One thing about an account beside its owners: who else may move its money, whose code it runs. */
export type SafetyFact = {
  /** `fine`: as usual; `warning`: worth a look; `stop`: others than the owners may decide. */
  tone: 'fine' | 'warning' | 'stop'
  sentence: string
  detail?: string | undefined
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
        sentence: 'Whether modules can pay could not be read.',
        detail: 'The contract of this account is too old to say.',
        addresses: [],
      },
    ]
  }
  if (reported.length === 0) {
    return [{ tone: 'fine', sentence: 'Nobody can pay without the owners.', addresses: [] }]
  }
  return [
    {
      tone: 'stop',
      sentence:
        reported.length === 1
          ? 'A module can pay without the owners’ signatures.'
          : `${reported.length} modules can pay without the owners’ signatures.`,
      detail: 'Allowances and recovery work that way. Whoever controls the module decides.',
      addresses: reported,
    },
  ]
}

function guards(...[facts, info]: Known): SafetyFact[] {
  const guard = facts === undefined ? (info?.guard?.value ?? null) : facts.guard
  const moduleGuard = facts?.moduleGuard
  return [
    ...(guard
      ? [
          {
            tone: 'warning' as const,
            sentence: 'A guard is asked about every transaction, and can refuse it.',
            detail: 'A guard that refuses everything locks the account.',
            addresses: [guard],
          },
        ]
      : []),
    ...(moduleGuard
      ? [
          {
            tone: 'warning' as const,
            sentence: 'A guard is asked about every payment of a module, and can refuse it.',
            addresses: [moduleGuard],
          },
        ]
      : []),
  ]
}

function handler(...[facts, info]: Known): SafetyFact[] {
  if (facts === undefined) {
    const reported = info?.fallbackHandler?.value
    return reported === undefined
      ? []
      : [
          {
            tone: 'warning',
            sentence: 'A fallback handler answers for this account. Nobody has checked which.',
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
            sentence: 'The account has no fallback handler.',
            detail: 'It cannot confirm messages, and some tokens refuse to be sent to it.',
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
          sentence: 'A fallback handler that this app does not know answers for this account.',
          detail: 'It can confirm messages in the account’s name.',
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
            sentence: `The account runs version ${info?.version ?? 'unknown'}. There is a newer one, says the gateway.`,
            addresses: [],
          },
        ]
      : []
  if (facts === undefined) {
    return state === 'UNKNOWN'
      ? [
          {
            tone: 'stop',
            sentence: 'The gateway does not know the contract that this account runs on.',
            detail: 'Whoever wrote it decides what a signature does.',
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
        sentence: 'The account does not run on a published contract of the Safe project.',
        detail: 'Whoever wrote its contract decides what a signature does.',
        addresses: [address],
      },
    ]
  }
  return outdated.length > 0
    ? outdated
    : [
        {
          tone: 'fine',
          sentence: `It runs the Safe project’s contract, version ${official.version}.`,
          addresses: [],
        },
      ]
}
