import type { Address } from 'viem'
import type { SafeInfo } from '@ghost-pay/gateway-client'

import type { AccountFacts } from '../chain/AccountFacts.ts'

/** One thing about an account beside its owners: who else may move its money, whose code it runs. */
export type SafetyFact = {
  /** `fine`: as usual; `warning`: worth a look; `stop`: others than the owners may decide. */
  tone: 'fine' | 'warning' | 'stop'
  kind:
    | 'modules'
    | 'modulesNone'
    | 'modulesUnread'
    | 'guard'
    | 'moduleGuard'
    | 'handlerForeign'
    | 'handlerNone'
    | 'handlerUnread'
    | 'contractForeign'
    | 'contractOfficial'
    | 'contractUnknown'
    | 'outdated'
  /** The contracts it is about. */
  addresses: readonly Address[]
  /** Of the account's contract; undefined where it is not what the fact is about, or not known. */
  version?: string | undefined
}

/**
 * Says what an account consists of beside its owners, from the chain where it has answered, else from the gateway's word.
 *
 * @param facts what the chain says
 * @param info what the gateway says; of a newer version it alone says something
 * @returns empty while neither is known
 */
export function accountSafety(
  facts: AccountFacts | undefined,
  info: SafeInfo | undefined,
): SafetyFact[] {
  if (facts === undefined && info === undefined) return []
  return [
    modules(facts, info),
    ...guards(facts, info),
    ...handler(facts, info),
    ...implementation(facts, info),
  ]
}

type Known = [facts: AccountFacts | undefined, info: SafeInfo | undefined]

const fact = (
  tone: SafetyFact['tone'],
  kind: SafetyFact['kind'],
  ...addresses: readonly Address[]
): SafetyFact => ({ tone, kind, addresses })

function modules(...[facts, info]: Known): SafetyFact {
  const reported = facts === undefined ? info?.modules.map(({ value }) => value) : facts.modules
  if (reported === undefined) return fact('warning', 'modulesUnread')
  return reported.length === 0 ? fact('fine', 'modulesNone') : fact('stop', 'modules', ...reported)
}

function guards(...[facts, info]: Known): SafetyFact[] {
  const guard = facts === undefined ? info?.guard?.value : facts.guard
  const moduleGuard = facts?.moduleGuard
  return [
    ...(guard ? [fact('warning', 'guard', guard)] : []),
    ...(moduleGuard ? [fact('warning', 'moduleGuard', moduleGuard)] : []),
  ]
}

function handler(...[facts, info]: Known): SafetyFact[] {
  if (facts === undefined) {
    const reported = info?.fallbackHandler?.value
    return reported === undefined ? [] : [fact('warning', 'handlerUnread', reported)]
  }
  const { fallbackHandler } = facts
  if (fallbackHandler === null) return [fact('warning', 'handlerNone')]
  return fallbackHandler === undefined || fallbackHandler.official !== undefined
    ? []
    : [fact('stop', 'handlerForeign', fallbackHandler.address)]
}

function implementation(...[facts, info]: Known): SafetyFact[] {
  const state = info?.implementationVersionState
  const outdated: SafetyFact[] =
    state === 'OUTDATED'
      ? [{ ...fact('warning', 'outdated'), version: info?.version ?? undefined }]
      : []
  if (facts === undefined) {
    return state === 'UNKNOWN' && info !== undefined
      ? [fact('stop', 'contractUnknown', info.implementation.value)]
      : outdated
  }
  const { address, official } = facts.implementation
  if (official?.name !== 'Safe' && official?.name !== 'SafeL2') {
    return [fact('stop', 'contractForeign', address)]
  }
  return outdated.length > 0
    ? outdated
    : [{ ...fact('fine', 'contractOfficial'), version: official.version }]
}
